import { data, redirect, replace } from "react-router";
import { flash } from "#app/platform/http/flash.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import { AccessForm } from "../access-form.tsx";
import { useAccountForm } from "../account/account-form.ts";
import { firstAdministratorForm } from "../account/account-forms.rules.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { EmailField } from "../email-field.tsx";
import { refuseUsedLink } from "../one-time-link.server.ts";
import { readForm } from "../read-form.ts";
import { submitAccessForm } from "../submit-access-form.ts";
import { UsedLink } from "../used-link.tsx";
import type { Route } from "./+types/first-administrator.page.ts";
import { createFirstAdministrator, isSetupLinkValid, mayPrepare } from "./first-administrator.server.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { signIn, WELCOME } from "./sign-in.server.ts";
import { refuseWeak } from "./weak-passwords.server.ts";

const texts = accountsTexts.firstAdministrator;

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (mayPrepare(token)) throw redirect(`/admin-login/preparar?token=${token}`);
  return { token: (await isSetupLinkValid(token)) ? token : null };
}

export async function action({ request }: Route.ActionArgs) {
  const { value, answer: reply } = readForm(await readPostedFields(request), firstAdministratorForm);
  if (!value) return data(reply());
  const weak = refuseWeak(value.newPassword, [value.email], texts.notCreated);
  if (weak) return data(reply(weak));
  const isCreated = await createFirstAdministrator(value.token, value);
  if (!isCreated) return data(reply(refuseUsedLink()));
  const { headers } = await signIn(request, { email: value.email, password: value.newPassword }, ["admin"]);
  throw replace("/admin", { headers: await flash(WELCOME, headers) });
}

export const clientAction = (args: Route.ClientActionArgs) => submitAccessForm(args);

export const shouldRevalidate = revalidateUnlessRefused;

export default function FirstAdministratorPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const account = useAccountForm("first-administrator", firstAdministratorForm, actionData);
  const back = <TextLink href="/admin-login">{accountsTexts.signIn.back}</TextLink>;
  if (!token) return <UsedLink text={texts.invalid}>{back}</UsedLink>;
  return (
    <AccessForm account={account} texts={texts} lead={texts.lead}>
      <input type="hidden" name="token" value={token} />
      <EmailField field={account.fields.email} />
      <NewPasswordFields fields={account.fields} isFirst />
    </AccessForm>
  );
}
