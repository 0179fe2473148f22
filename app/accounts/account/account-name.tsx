import { TextField } from "#app/ui/forms/field.tsx";
import { inputOf } from "../field-message.ts";
import { accountTexts } from "./account.texts.ts";
import { useAccountForm } from "./account-form.ts";
import { changeNameForm } from "./account-forms.rules.ts";
import { AccountSection, resultOf, SectionForm, type SectionResult } from "./account-section.tsx";

export function AccountName({ name, answer: result }: { name: string; answer: SectionResult }) {
  const own = resultOf("name", result);
  const account = useAccountForm("name", changeNameForm, own, { name });
  const texts = accountTexts.name;
  return (
    <AccountSection id="name-title" title={texts.title}>
      <SectionForm account={account} texts={texts}>
        <TextField {...inputOf(account.fields.name)} label={texts.label} autoComplete="name" />
      </SectionForm>
    </AccountSection>
  );
}
