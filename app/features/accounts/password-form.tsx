import type { ReactNode } from "react";
import { TextField } from "#app/ui/field.tsx";
import { accountTexts } from "./account.texts.ts";
import styles from "./password-form.module.css";

type PasswordFormProps = {
  id: string;
  action: string;
  about: { name: string; value: string };
  onSubmit: () => void;
  children: ReactNode;
};

/** Sent as a document, because the response is a file or a redirect. */
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
