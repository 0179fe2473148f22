import { SignOutForm } from "#app/accounts/sign-in/sign-out-form.tsx";
import { adminTexts as texts } from "#app/admin/admin.texts.ts";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import styles from "./sign-out.module.css";

export function SignOut() {
  return (
    <SignOutForm className={styles.form}>
      <TextButton type="submit" aria-label={texts.signOutName}>
        {texts.signOut}
      </TextButton>
      <TextButton type="submit" name="scope" value="local" aria-label={texts.signOutHereName}>
        {texts.signOutHere}
      </TextButton>
    </SignOutForm>
  );
}
