import { TextField } from "#app/ui/field.tsx";
import { accountsTexts } from "./accounts.texts.ts";
import { fieldMessage } from "./field-message.ts";

type EmailFieldProps = {
  field: { id: string; name: string; errors?: string[]; initialValue?: string };
  label?: string;
  autoComplete?: "username" | "email";
  autoFocus?: boolean;
};

export function EmailField({ field, label, autoComplete = "username", autoFocus }: EmailFieldProps) {
  return (
    <TextField
      id={field.id}
      name={field.name}
      label={label ?? accountsTexts.fields.email}
      error={fieldMessage(field.errors)}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      defaultValue={field.initialValue}
    />
  );
}
