import { data, redirect, replace } from "react-router";
import { flash } from "#app/platform/http/flash.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import { AccessForm } from "../access-form.tsx";
import { useAccountForm } from "../account/account-form.ts";
import { recoveryCodeForm, totpForm } from "../account/account-forms.rules.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { SIGN_IN_PATH } from "../guard.server.ts";
import { readForm } from "../read-form.ts";
import { OFFICE_ROLES } from "../rights.rules.ts";
import { submitAccessForm } from "../submit-access-form.ts";
import type { Route } from "./+types/second-factor.page.ts";
import { CodeField } from "./code-field.tsx";
import { confirmSecondFactor, WELCOME } from "./sign-in.server.ts";

const texts = accountsTexts.secondFactor;
const RECOVERY = "recuperacao";

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ request }: Route.LoaderArgs) {
  return { withRecoveryCode: new URL(request.url).searchParams.has(RECOVERY) };
}

export async function action({ request }: Route.ActionArgs) {
  const withRecoveryCode = new URL(request.url).searchParams.has(RECOVERY);
  const { value, answer: reply } = readForm(
    await readPostedFields(request),
    withRecoveryCode ? recoveryCodeForm : totpForm,
  );
  if (!value) return data(reply());
  const factor = { kind: withRecoveryCode ? "recovery" : "totp", code: value.code } as const;
  const { outcome, headers, isOver } = await confirmSecondFactor(request, factor, OFFICE_ROLES);
  if (outcome.ok) throw replace("/admin", { headers: await flash(WELCOME, headers) });
  if (isOver && outcome.toast) throw redirect(SIGN_IN_PATH, { headers: await flash(outcome.toast, headers) });
  return data(reply(outcome), { headers });
}

export const clientAction = (args: Route.ClientActionArgs) => submitAccessForm(args);

export const shouldRevalidate = revalidateUnlessRefused;

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { withRecoveryCode } = loaderData;
  const form = withRecoveryCode ? recoveryCodeForm : totpForm;
  const account = useAccountForm(withRecoveryCode ? "recovery-code" : "totp", form, actionData);
  return (
    <AccessForm
      account={account}
      texts={texts}
      lead={withRecoveryCode ? texts.leadRecovery : texts.lead}
      after={
        <TextLink href={withRecoveryCode ? "/admin-login/segundo-fator" : `?${RECOVERY}`}>
          {withRecoveryCode ? texts.useApp : texts.useRecovery}
        </TextLink>
      }
    >
      <CodeField field={account.fields.code} isRecovery={withRecoveryCode} autoFocus />
    </AccessForm>
  );
}
