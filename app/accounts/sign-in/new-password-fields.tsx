import { accountsTexts } from "../accounts.texts.ts";
import { PasswordField } from "./password-field.tsx";

type Named = { id: string; name: string; errors?: string[] };
type NewPasswordFieldsProps = {
  fields: { newPassword: Named; confirmation: Named };
  /** Whether the account has no password yet. */
  isFirst?: boolean;
};

export function NewPasswordFields({
  fields: { newPassword, confirmation },
  isFirst,
}: NewPasswordFieldsProps) {
  const { fields: texts } = accountsTexts;
  return (
    <>
      <PasswordField
        field={newPassword}
        label={isFirst ? texts.password : texts.newPassword}
        help={texts.passwordHelp}
        autoComplete="new-password"
      />
      <PasswordField
        field={confirmation}
        label={isFirst ? texts.passwordAgain : texts.confirmation}
        autoComplete="new-password"
      />
    </>
  );
}
