import { data, replace } from "react-router";
import { flash } from "#app/platform/http/flash.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import { AccessForm } from "../access-form.tsx";
import { useAccountForm } from "../account/account-form.ts";
import { acceptForm } from "../account/account-forms.rules.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { inputOf } from "../field-message.ts";
import { PANEL_PATH } from "../guard.server.ts";
import { refuseUsedLink } from "../one-time-link.server.ts";
import { readForm } from "../read-form.ts";
import { OFFICE_ROLES } from "../rights.rules.ts";
import { ROLES } from "../roles.rules.ts";
import { NewPasswordFields } from "../sign-in/new-password-fields.tsx";
import { signIn, WELCOME } from "../sign-in/sign-in.server.ts";
import { refuseWeak } from "../sign-in/weak-passwords.server.ts";
import { submitAccessForm } from "../submit-access-form.ts";
import { UsedLink } from "../used-link.tsx";
import type { Route } from "./+types/invitation.page.ts";
import { acceptInvitation, readInvitation } from "./invitations.server.ts";
import { peopleTexts } from "./people.texts.ts";

const { accept: texts } = peopleTexts;

export const meta: Route.MetaFunction = () => [
  { title: texts.title },
  { name: "robots", content: "noindex, nofollow" },
];

/** Mail programs open links by themselves, so only the button accepts. */
export async function loader({ params }: Route.LoaderArgs) {
  return { invitation: await readInvitation(params.token) };
}

export async function action({ request, params }: Route.ActionArgs) {
  const { value, answer: reply } = readForm(await readPostedFields(request), acceptForm);
  if (!value) return data(reply());
  const invited = await readInvitation(params.token);
  const weak = refuseWeak(value.newPassword, [invited?.email ?? "", value.name], texts.notCreated);
  if (weak) return data(reply(weak));
  const accepted = await acceptInvitation(params.token, value);
  if (!accepted) return data(reply(refuseUsedLink()));
  const { email, role } = accepted;
  const { headers } = await signIn(request, { email, password: value.newPassword }, ROLES);
  const place = OFFICE_ROLES.includes(role) ? "/admin" : PANEL_PATH;
  throw replace(place, { headers: await flash(WELCOME, headers) });
}

export const clientAction = (args: Route.ClientActionArgs) => submitAccessForm(args);

export const shouldRevalidate = revalidateUnlessRefused;

export default function InvitationPage({ loaderData: { invitation }, actionData }: Route.ComponentProps) {
  const account = useAccountForm("accept", acceptForm, actionData);
  const back = <TextLink href="/admin-login">{accountsTexts.signIn.back}</TextLink>;
  if (!invitation) return <UsedLink text={texts.invalid}>{back}</UsedLink>;
  return (
    <AccessForm
      account={account}
      texts={texts}
      lead={texts.lead(invitation.email, accountsTexts.roles[invitation.role])}
    >
      {/* For the browser's password manager. */}
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
      <TextField {...inputOf(account.fields.name)} label={texts.name} autoComplete="name" />
      <NewPasswordFields fields={account.fields} isFirst />
    </AccessForm>
  );
}
