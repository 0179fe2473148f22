import { accountTexts } from "./account.texts.ts";
import { useAccountForm } from "./account-form.ts";
import { changePasswordForm } from "./account-forms.rules.ts";
import { AccountSection, resultOf, SectionForm, type SectionResult } from "./account-section.tsx";
import { accountsTexts } from "./accounts.texts.ts";
import { PasswordField } from "./password-field.tsx";

export function AccountPassword({ answer: result }: { answer: SectionResult }) {
  const own = resultOf("password", result);
  const account = useAccountForm("password", changePasswordForm, own);
  const { fields } = accountsTexts;
  const texts = accountTexts.password;
  return (
    <AccountSection id="password-title" title={texts.title}>
      <SectionForm
        account={account}
        outcome={own?.outcome}
        submit={texts.submit}
        submitting={texts.submitting}
      >
        <PasswordField
          field={account.fields.password}
          label={fields.currentPassword}
          autoComplete="current-password"
        />
        <PasswordField
          field={account.fields.newPassword}
          label={fields.newPassword}
          help={fields.passwordHelp}
          autoComplete="new-password"
        />
        <PasswordField
          field={account.fields.confirmation}
          label={fields.confirmation}
          autoComplete="new-password"
        />
      </SectionForm>
    </AccountSection>
  );
}
