import type { ReactNode } from "react";
import { TextField } from "#app/ui/field.tsx";
import { accountTexts } from "./account.texts.ts";
import styles from "./password-form.module.css";

type PasswordFormProps = {
  id: string;
  action: string;
  /** What the password is asked for. */
  about: { name: string; value: string };
  onSubmit: () => void;
  /** The button that sends it. */
  children: ReactNode;
};

/** The password again, before everything leaves or is replaced. Sent as a document: its answer is a file, or the way back. */
export function PasswordForm({ id, action, about, onSubmit, children }: PasswordFormProps) {
  return (
    <form method="post" action={action} className={styles.form} onSubmit={onSubmit}>
      <input type="hidden" {...about} />
      <TextField
        id={`${id}-senha`}
        label={accountTexts.passwordAgain}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      {children}
    </form>
  );
}
