import { NewPasswordFields } from "../sign-in/new-password-fields.tsx";
import { PasswordField } from "../sign-in/password-field.tsx";
import { accountTexts } from "./account.texts.ts";
import { useAccountForm } from "./account-form.ts";
import { changePasswordForm } from "./account-forms.rules.ts";
import { AccountSection, resultOf, SectionForm, type SectionResult } from "./account-section.tsx";

export function AccountPassword({ answer: result }: { answer: SectionResult }) {
  const own = resultOf("password", result);
  const account = useAccountForm("password", changePasswordForm, own);
  const texts = accountTexts.password;
  return (
    <AccountSection id="password-title" title={texts.title}>
      <SectionForm account={account} texts={texts}>
        <PasswordField field={account.fields.password} />
        <NewPasswordFields fields={account.fields} />
      </SectionForm>
    </AccountSection>
  );
}
