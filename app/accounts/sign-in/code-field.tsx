import { TextField } from "#app/ui/forms/field.tsx";
import { accountsTexts } from "../accounts.texts.ts";
import { inputOf } from "../field-message.ts";

type CodeFieldProps = {
  field: { id: string; name: string; errors?: string[] };
  isRecovery?: boolean;
  autoFocus?: boolean;
};

/** Of the authenticator, or a recovery code. Cleared after a refusal (`data-secret`). */
export function CodeField({ field, isRecovery = false, autoFocus }: CodeFieldProps) {
  const { fields } = accountsTexts;
  return (
    <TextField
      key={field.id}
      {...inputOf(field)}
      label={isRecovery ? fields.recoveryCode : fields.code}
      inputMode={isRecovery ? "text" : "numeric"}
      autoComplete={isRecovery ? "off" : "one-time-code"}
      autoFocus={autoFocus}
      data-secret
    />
  );
}
