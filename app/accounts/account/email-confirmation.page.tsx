import { data, replace } from "react-router";
import { flash } from "#app/platform/http/flash.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import { AccessForm } from "../access-form.tsx";
import { accountsTexts } from "../accounts.texts.ts";
import { refuseUsedLink } from "../one-time-link.server.ts";
import { readForm } from "../read-form.ts";
import { submitAccessForm } from "../submit-access-form.ts";
import { UsedLink } from "../used-link.tsx";
import type { Route } from "./+types/email-confirmation.page.ts";
import { useAccountForm } from "./account-form.ts";
import { confirmLinkForm } from "./account-forms.rules.ts";
import { confirmEmailChange, emailOfLink } from "./email-change.server.ts";

const texts = accountsTexts.emailConfirmation;

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

/** Mail programs open links by themselves, so only the button confirms. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, email: await emailOfLink(token) };
}

export async function action({ request }: Route.ActionArgs) {
  const { value, answer: reply } = readForm(await readPostedFields(request), confirmLinkForm);
  const { emailChanged, emailChangedText } = accountsTexts.toasts;
  if (!value || !(await confirmEmailChange(value.token))) return data(reply(refuseUsedLink()));
  const toast = { kind: "success", title: emailChanged, text: emailChangedText } as const;
  throw replace("/admin-login", { headers: await flash(toast) });
}

export const clientAction = (args: Route.ClientActionArgs) => submitAccessForm(args);

export const shouldRevalidate = revalidateUnlessRefused;

export default function EmailConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email } = loaderData;
  const account = useAccountForm("email-confirmation", confirmLinkForm, actionData);
  const back = <TextLink href="/admin-login">{accountsTexts.signIn.back}</TextLink>;
  if (!email) return <UsedLink text={accountsTexts.toasts.linkUsedText}>{back}</UsedLink>;
  return (
    <AccessForm account={account} texts={texts} lead={texts.lead(email)} after={back}>
      <input type="hidden" name="token" value={token} />
    </AccessForm>
  );
}
