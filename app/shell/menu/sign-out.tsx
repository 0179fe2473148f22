import { Form } from "react-router";
import { announceSignOut } from "#app/features/accounts/use-session-watch.ts";
import { TextButton } from "#app/ui/text-link.tsx";
import { adminTexts as texts } from "../admin.texts.ts";
import { removeAllAutosaved } from "../autosave/autosaved.client.ts";
import styles from "./sign-out.module.css";

/** What was typed and not saved leaves the device with whoever typed it. */
function leave() {
  announceSignOut();
  removeAllAutosaved();
}

/** Says before it is pressed which sessions end. */
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
