import { TextField } from "#app/ui/forms/field.tsx";
import { EmailField } from "../email-field.tsx";
import { inputOf } from "../field-message.ts";
import { NewPasswordFields } from "../sign-in/new-password-fields.tsx";
import { PasswordField } from "../sign-in/password-field.tsx";
import styles from "./account.module.css";
import { accountTexts } from "./account.texts.ts";
import { useAccountForm } from "./account-form.ts";
import { changeEmailForm, changeNameForm, changePasswordForm } from "./account-forms.rules.ts";
import { AccountSection, resultOf, SectionForm, type SectionResult } from "./account-section.tsx";

export function AccountName({ name, answer: result }: { name: string; answer: SectionResult }) {
  const account = useAccountForm("name", changeNameForm, resultOf("name", result), { name });
  const texts = accountTexts.name;
  return (
    <AccountSection id="name-title" title={texts.title}>
      <SectionForm account={account} texts={texts}>
        <TextField {...inputOf(account.fields.name)} label={texts.label} autoComplete="name" />
      </SectionForm>
    </AccountSection>
  );
}

export function AccountPassword({ answer: result }: { answer: SectionResult }) {
  const account = useAccountForm("password", changePasswordForm, resultOf("password", result));
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

export function AccountEmail({ email, answer: result }: { email: string; answer: SectionResult }) {
  const account = useAccountForm("email", changeEmailForm, resultOf("email", result));
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
