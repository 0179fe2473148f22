import { data, replace } from "react-router";
import { AccessForm } from "#app/accounts/access-form.tsx";
import { useAccountForm } from "#app/accounts/account/account-form.ts";
import { confirmLinkForm } from "#app/accounts/account/account-forms.rules.ts";
import { readForm } from "#app/accounts/read-form.ts";
import { closePreparation, mayPrepare } from "#app/accounts/sign-in/first-administrator.server.ts";
import { submitAccessForm } from "#app/accounts/submit-access-form.ts";
import { prepareDatabase } from "#app/bootstrap.server.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { log } from "#app/platform/log.server.ts";
import { revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { refused } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { adminTexts } from "../admin.texts.ts";
import type { Route } from "./+types/prepare-database.page.ts";

const { database: texts } = adminTexts;
const SIGN_IN = "/admin-login";

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (!mayPrepare(token)) throw replace(SIGN_IN);
  return { token };
}

export async function action({ request }: Route.ActionArgs) {
  const { value, answer: reply } = readForm(await readPostedFields(request), confirmLinkForm);
  if (!value || !mayPrepare(value.token)) throw replace(SIGN_IN);
  return withFallback(
    data(reply(refused(texts.failed))),
    "The database could not be initialised",
    async () => {
      const { setupToken } = await prepareDatabase();
      closePreparation();
      log.info("Database initialised with the setup link");
      const next = setupToken ? `${SIGN_IN}/primeiro-acesso?token=${setupToken}` : SIGN_IN;
      return replace(next, { headers: await flash({ kind: "success", ...texts.done }) });
    },
  );
}

export const clientAction = (args: Route.ClientActionArgs) => submitAccessForm(args);

export const shouldRevalidate = revalidateUnlessRefused;

export default function PrepareDatabasePage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const account = useAccountForm("prepare-database", confirmLinkForm, actionData);
  return (
    <AccessForm
      account={account}
      texts={{ title: texts.title, submit: texts.run, submitting: texts.running }}
      lead={texts.text}
    >
      <input type="hidden" name="token" value={token} />
    </AccessForm>
  );
}
