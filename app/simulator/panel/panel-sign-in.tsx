import { AccessForm } from "#app/accounts/access-form.tsx";
import { useAccountForm } from "#app/accounts/account/account-form.ts";
import { totpForm } from "#app/accounts/account/account-forms.rules.ts";
import { accountsTexts } from "#app/accounts/accounts.texts.ts";
import { EmailField } from "#app/accounts/email-field.tsx";
import type { FormResult } from "#app/accounts/read-form.ts";
import { CodeField } from "#app/accounts/sign-in/code-field.tsx";
import { PasswordField } from "#app/accounts/sign-in/password-field.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
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
      texts={{ ...texts, title: simulatorAdminTexts.title }}
      after={<TextLink href="/admin-login/recuperar">{texts.forgotten}</TextLink>}
    >
      <EmailField field={account.fields.email} autoFocus />
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
  const { secondFactor, signIn } = accountsTexts;
  return (
    <AccessForm
      account={account}
      texts={secondFactor}
      lead={secondFactor.lead}
      after={<TextLink href="/simulador-admin">{signIn.back}</TextLink>}
    >
      <CodeField field={account.fields.code} autoFocus />
    </AccessForm>
  );
}
