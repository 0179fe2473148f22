import { data } from "react-router";
import { formatTimeOrDay } from "#app/i18n/format-date-time.ts";
import { now } from "#app/platform/clock.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { ACCOUNT_FORMS, type AccountForm } from "../accounts.rules.ts";
import { deviceName } from "../device-name.ts";
import { editorOf } from "../guard.server.ts";
import { listSessions } from "../sessions.server.ts";
import { submitAccessForm } from "../submit-access-form.ts";
import type { Route } from "./+types/account.admin.ts";
import { accountTexts } from "./account.texts.ts";
import { accountCommands } from "./account-commands.server.ts";
import { AccountEmail, AccountName, AccountPassword } from "./account-forms.tsx";
import { AccountPasskeys } from "./account-passkeys.tsx";
import { AccountSecondFactor } from "./account-second-factor.tsx";
import { AccountSessions } from "./account-sessions.tsx";
import { readName } from "./own-name.server.ts";
import { listPasskeys } from "./passkeys.server.ts";
import { hasSecondFactor } from "./second-factor.server.ts";

export const meta: Route.MetaFunction = () => [{ title: accountTexts.documentTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const [name, isSecondFactorOn, passkeys, sessions] = await Promise.all([
    readName(editor),
    hasSecondFactor(editor),
    listPasskeys(editor),
    listSessions(editor),
  ]);
  return {
    name,
    email: editor.email,
    isSecondFactorOn,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({
      id,
      name,
      since: formatTimeOrDay(createdAt, now()),
    })),
    sessions: sessions.map(({ createdAt, usedAt, userAgent, ...session }) => ({
      ...session,
      device: deviceName(userAgent),
      since: formatTimeOrDay(createdAt, now()),
      used: formatTimeOrDay(usedAt, now()),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const editor = editorOf(context);
  const formData = await readEditorFields(request);
  const form = ACCOUNT_FORMS.find((known) => known === formData.get("form"));
  if (!form) throw new Response(null, { status: 400 });
  const { headers, ...result } = await accountCommands[form]({ request, editor, formData });
  return data({ form, ...result }, headers && { headers });
}

export async function clientAction(args: Route.ClientActionArgs) {
  // A body can be read only once.
  const copy = args.request.clone();
  const result = await submitAccessForm(args);
  return { form: (await copy.formData()).get("form") as AccountForm, ...result };
}

export const shouldRevalidate = revalidateUnlessRefused;

export default function AccountTab({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={accountTexts.title} lead={accountTexts.lead} />
      <AccountName name={loaderData.name} answer={actionData} />
      <AccountPassword answer={actionData} />
      <AccountSecondFactor isOn={loaderData.isSecondFactorOn} answer={actionData} />
      <AccountPasskeys passkeys={loaderData.passkeys} />
      <AccountEmail email={loaderData.email} answer={actionData} />
      <AccountSessions sessions={loaderData.sessions} answer={actionData} />
    </>
  );
}
