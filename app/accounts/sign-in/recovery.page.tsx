import { data } from "react-router";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { canSendMail } from "#app/platform/mail/transport.server.ts";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import styles from "../access-form.module.css";
import { AccessForm } from "../access-form.tsx";
import { useAccountForm } from "../account/account-form.ts";
import { recoveryForm } from "../account/account-forms.rules.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { EmailField } from "../email-field.tsx";
import { readForm } from "../read-form.ts";
import { submitAccessForm } from "../submit-access-form.ts";
import { AccessNote } from "../used-link.tsx";
import type { Route } from "./+types/recovery.page.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { requestRecovery } from "./recovery.server.ts";

const texts = accountsTexts.recovery;
const back = <TextLink href="/admin-login">{accountsTexts.signIn.back}</TextLink>;

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export const loader = () => ({ canSend: canSendMail() });

export async function action({ request }: Route.ActionArgs) {
  const { value, answer: reply } = readForm(await readPostedFields(request), recoveryForm);
  if (!canSendMail()) return data({ ...reply(), isSent: false });
  if (!value) return data({ ...reply(), isSent: false });
  requestRecovery(request, value.email);
  return data({ ...reply(), isSent: true });
}

export const clientAction = (args: Route.ClientActionArgs) => submitAccessForm(args);

export const shouldRevalidate = revalidateUnlessRefused;

export default function RecoveryPage({ loaderData: { canSend }, actionData }: Route.ComponentProps) {
  const account = useAccountForm("recovery", recoveryForm, actionData);
  if (!canSend) {
    return (
      <AccessNote title={texts.noServerTitle} text={texts.noServer} after={back}>
        <ul className={styles.ways}>
          {texts.noServerWays.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
        <PasskeyButton />
      </AccessNote>
    );
  }
  if (actionData && "isSent" in actionData && actionData.isSent) {
    return <AccessNote isAnswer title={texts.sentTitle} text={texts.sent} after={back} />;
  }
  return (
    <AccessForm account={account} texts={texts} lead={texts.lead} after={back}>
      <EmailField field={account.fields.email} />
    </AccessForm>
  );
}
