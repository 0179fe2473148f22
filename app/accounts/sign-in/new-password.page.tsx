import { data, replace } from "react-router";
import { flash } from "#app/platform/http/flash.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import { AccessForm } from "../access-form.tsx";
import { useAccountForm } from "../account/account-form.ts";
import { newPasswordForm } from "../account/account-forms.rules.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { PANEL_PATH, SIGN_IN_PATH } from "../guard.server.ts";
import { readForm } from "../read-form.ts";
import { OFFICE_ROLES } from "../rights.rules.ts";
import { submitAccessForm } from "../submit-access-form.ts";
import { UsedLink } from "../used-link.tsx";
import type { Route } from "./+types/new-password.page.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { isRecoveryOpen, resetPassword } from "./recovery.server.ts";

const texts = accountsTexts.newPassword;

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token: (await isRecoveryOpen(token)) ? token : "" };
}

export async function action({ request }: Route.ActionArgs) {
  const { value, answer: reply } = readForm(await readPostedFields(request), newPasswordForm);
  if (!value) return data(reply());
  const outcome = await resetPassword(value);
  if (!outcome.ok || !outcome.toast) return data(reply(outcome));
  const isOffice = outcome.value && OFFICE_ROLES.includes(outcome.value);
  throw replace(isOffice ? SIGN_IN_PATH : PANEL_PATH, { headers: await flash(outcome.toast) });
}

export const clientAction = (args: Route.ClientActionArgs) => submitAccessForm(args);

export const shouldRevalidate = revalidateUnlessRefused;

export default function NewPasswordPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const account = useAccountForm("new-password", newPasswordForm, actionData);
  const again = <TextLink href="/admin-login/recuperar">{texts.again}</TextLink>;
  if (!token) return <UsedLink text={texts.invalid}>{again}</UsedLink>;
  return (
    <AccessForm account={account} texts={texts} after={again}>
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields fields={account.fields} />
    </AccessForm>
  );
}
