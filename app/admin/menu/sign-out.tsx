import { Form } from "react-router";
import { announceSignOut } from "#app/accounts/use-session-watch.ts";
import { adminTexts as texts } from "#app/admin/admin.texts.ts";
import { removeAllAutosaved } from "#app/content/autosave/autosaved.client.ts";
import { TextButton } from "#app/ui/layout/text-link.tsx";
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
