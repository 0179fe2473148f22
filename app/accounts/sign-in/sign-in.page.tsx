import { data, replace } from "react-router";
import { flash } from "#app/platform/http/flash.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import { AccessForm } from "../access-form.tsx";
import { useAccountForm } from "../account/account-form.ts";
import { signInForm } from "../account/account-forms.rules.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { EmailField } from "../email-field.tsx";
import { authorise } from "../guard.server.ts";
import { readForm } from "../read-form.ts";
import { OFFICE_ROLES } from "../rights.rules.ts";
import { submitAccessForm } from "../submit-access-form.ts";
import type { Route } from "./+types/sign-in.page.ts";
import { preparationFor } from "./first-administrator.server.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { PasswordField } from "./password-field.tsx";
import { signIn, WELCOME } from "./sign-in.server.ts";

const texts = accountsTexts.signIn;

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export async function loader({ request }: Route.LoaderArgs) {
  if (await authorise(request, OFFICE_ROLES)) throw replace("/admin");
  return null;
}

export async function action({ request }: Route.ActionArgs) {
  const { value, answer: reply } = readForm(await readPostedFields(request), signInForm);
  if (!value) return data(reply());
  const preparation = preparationFor(value);
  if (preparation) throw replace(preparation);
  const { outcome, headers } = await signIn(request, value, OFFICE_ROLES);
  if (outcome.value === "signed-in") throw replace("/admin", { headers: await flash(WELCOME, headers) });
  if (outcome.value === "second-factor") throw replace("/admin-login/segundo-fator", { headers });
  return data(reply(outcome), { headers });
}

export const clientAction = (args: Route.ClientActionArgs) => submitAccessForm(args);

export const shouldRevalidate = revalidateUnlessRefused;

export default function SignInPage({ actionData }: Route.ComponentProps) {
  const account = useAccountForm("sign-in", signInForm, actionData);
  return (
    <AccessForm
      account={account}
      texts={texts}
      instead={<PasskeyButton />}
      after={<TextLink href="/admin-login/recuperar">{texts.forgotten}</TextLink>}
    >
      <EmailField field={account.fields.email} autoFocus />
      <PasswordField field={account.fields.password} label={accountsTexts.fields.password} />
    </AccessForm>
  );
}
