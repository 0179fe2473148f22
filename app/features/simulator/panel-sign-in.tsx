import { AccessForm } from "#app/features/accounts/access-form.tsx";
import { useAccountForm } from "#app/features/accounts/account-form.ts";
import { totpForm } from "#app/features/accounts/account-forms.rules.ts";
import { accountsTexts } from "#app/features/accounts/accounts.texts.ts";
import { EmailField } from "#app/features/accounts/email-field.tsx";
import { fieldMessage } from "#app/features/accounts/field-message.ts";
import { PasswordField } from "#app/features/accounts/password-field.tsx";
import type { FormResult } from "#app/features/accounts/read-form.ts";
import { TextField } from "#app/ui/field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { panelSignInForm } from "./panel-sign-in.rules.ts";
import { simulatorAdminTexts } from "./simulator-admin.texts.ts";

const texts = simulatorAdminTexts.signIn;
const schema = panelSignInForm(texts);

type PanelSignInProps = { answer: FormResult | undefined; isAskedForCode: boolean };

export function PanelSignIn({ answer: result, isAskedForCode }: PanelSignInProps) {
  return isAskedForCode ? <CodeForm answer={result} /> : <PasswordForm answer={result} />;
}

function PasswordForm({ answer: result }: { answer: FormResult | undefined }) {
  const account = useAccountForm("panel-sign-in", schema, result);
  return (
    <AccessForm
      account={account}
      title={simulatorAdminTexts.title}
      submit={texts.submit}
      submitting={texts.submitting}
      outcome={result?.outcome}
      after={<TextLink href="/admin-login/recuperar">{texts.forgotten}</TextLink>}
    >
      <EmailField field={account.fields.email} />
      <PasswordField
        field={account.fields.password}
        label={accountsTexts.fields.password}
        autoComplete="current-password"
      />
    </AccessForm>
  );
}

function CodeForm({ answer: result }: { answer: FormResult | undefined }) {
  const account = useAccountForm("panel-code", totpForm, result);
  const { code } = account.fields;
  const { secondFactor, fields } = accountsTexts;
  return (
    <AccessForm
      account={account}
      title={secondFactor.title}
      lead={secondFactor.lead}
      submit={secondFactor.submit}
      submitting={secondFactor.submitting}
      outcome={result?.outcome}
      after={<TextLink href="/simulador-admin">{accountsTexts.signIn.back}</TextLink>}
    >
      <TextField
        id={code.id}
        name={code.name}
        label={fields.code}
        error={fieldMessage(code.errors)}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-secret
      />
    </AccessForm>
  );
}
