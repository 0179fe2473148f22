import styles from "../account/account.module.css";
import { useAccountForm } from "../account/account-form.ts";
import { inviteForm } from "../account/account-forms.rules.ts";
import { AccountSection, SectionForm } from "../account/account-section.tsx";
import { EmailField } from "../email-field.tsx";
import { roleOf } from "../rights.rules.ts";
import { PasswordField } from "../sign-in/password-field.tsx";
import { useClearedSecrets } from "../use-cleared-secrets.ts";
import { peopleTexts } from "./people.texts.ts";
import type { PeopleResult } from "./people-result.ts";
import { RoleField } from "./role-field.tsx";

const { invite: texts } = peopleTexts;

export function InviteForm({
  answer: response,
  canSend,
}: {
  answer: PeopleResult | undefined;
  canSend: boolean;
}) {
  const result = response?.result && { result: response.result };
  const account = useAccountForm("invite", inviteForm, result);
  const { email, role, password } = account.fields;
  useClearedSecrets(account.element, response);
  return (
    <AccountSection id="invite-title" title={texts.title}>
      <p className={styles.lead}>{canSend ? texts.lead : texts.leadToCopy}</p>
      <SectionForm
        account={account}
        texts={canSend ? texts : { ...texts, submit: texts.submitToCopy }}
        variant="solid"
      >
        <EmailField field={email} label={texts.email} autoComplete="email" />
        <RoleField
          id={role.id}
          label={texts.role}
          value={roleOf(role.initialValue) ?? "editor"}
          errors={role.errors}
        />
        <PasswordField field={password} label={texts.password} />
      </SectionForm>
    </AccountSection>
  );
}
