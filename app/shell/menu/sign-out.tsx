import { Form } from "react-router";
import { announceSignOut } from "#app/features/accounts/use-session-watch.ts";
import { TextButton } from "#app/ui/text-link.tsx";
import { adminTexts as texts } from "../admin.texts.ts";
import { removeAllAutosaved } from "../autosave/autosaved.client.ts";
import styles from "./sign-out.module.css";

/** Unsaved input is removed from the device. */
function leave() {
  announceSignOut();
  removeAllAutosaved();
}

export function SignOut() {
  return (
    <Form method="post" action="/admin-login/sair" replace onSubmit={leave} className={styles.form}>
      <TextButton type="submit" aria-label={texts.signOutName}>
        {texts.signOut}
      </TextButton>
      <TextButton type="submit" name="scope" value="local" aria-label={texts.signOutHereName}>
        {texts.signOutHere}
      </TextButton>
    </Form>
  );
}
