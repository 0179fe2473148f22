import { EmailField } from "../email-field.tsx";
import { PasswordField } from "../sign-in/password-field.tsx";
import styles from "./account.module.css";
import { accountTexts } from "./account.texts.ts";
import { useAccountForm } from "./account-form.ts";
import { changeEmailForm } from "./account-forms.rules.ts";
import { AccountSection, resultOf, SectionForm, type SectionResult } from "./account-section.tsx";

export function AccountEmail({ email, answer: result }: { email: string; answer: SectionResult }) {
  const own = resultOf("email", result);
  const account = useAccountForm("email", changeEmailForm, own);
  const texts = accountTexts.email;
  return (
    <AccountSection id="email-title" title={texts.title}>
      <p className={styles.lead}>{texts.current(email)}</p>
      <SectionForm account={account} texts={texts}>
        <EmailField field={account.fields.email} label={texts.label} autoComplete="email" />
        <PasswordField field={account.fields.password} />
      </SectionForm>
    </AccountSection>
  );
}
