import { useState } from "react";
import { describedBy, Field } from "#app/ui/forms/field.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import styles from "../access-form.module.css";
import { accountsTexts } from "../accounts.texts.ts";
import { fieldMessage } from "../field-message.ts";

type PasswordFieldProps = {
  field: { id: string; name: string; errors?: string[] };
  label?: string;
  help?: string;
  /** What the browser's password manager should offer. */
  autoComplete?: "current-password" | "new-password";
  autoFocus?: boolean;
};

const { fields } = accountsTexts;

/** The account's own password, unless it says otherwise. Cleared after a refusal (`data-secret`). */
export function PasswordField({
  field,
  label = fields.currentPassword,
  help,
  autoComplete = "current-password",
  autoFocus,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const error = fieldMessage(field.errors);
  return (
    <Field id={field.id} label={label} help={help} error={error}>
      <div className={styles.joined}>
        <input
          {...{ autoComplete, autoFocus }}
          {...describedBy(field.id, { help, error })}
          name={field.name}
          type={isShown ? "text" : "password"}
          spellCheck={false}
          autoCapitalize="off"
          data-secret
        />
        <IconButton
          icon="eye"
          className={styles.reveal}
          aria-label={isShown ? fields.hidePassword : fields.showPassword}
          aria-pressed={isShown}
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
        />
      </div>
    </Field>
  );
}
