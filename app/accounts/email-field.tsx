import { TextField } from "#app/ui/forms/field.tsx";
import { accountsTexts } from "./accounts.texts.ts";
import { inputOf } from "./field-message.ts";

type EmailFieldProps = {
  field: { id: string; name: string; errors?: string[]; initialValue?: string };
  label?: string;
  autoComplete?: "username" | "email";
  autoFocus?: boolean;
};

export function EmailField({ field, label, autoComplete = "username", autoFocus }: EmailFieldProps) {
  return (
    <TextField
      {...inputOf(field)}
      label={label ?? accountsTexts.fields.email}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoFocus={autoFocus}
    />
  );
}
