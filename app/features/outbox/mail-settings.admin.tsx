import { Form, useNavigation } from "react-router";
import { z } from "zod";
import { editorOf } from "#app/features/accounts/guard.server.ts";
import { settingsAdminTexts } from "#app/features/settings/settings-admin.texts.ts";
import { SettingsFrame } from "#app/features/settings/settings-frame.tsx";
import panel from "#app/features/settings/settings-panel.module.css";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { unsetAddress } from "#app/platform/http/site-origin.server.ts";
import { log } from "#app/platform/log.server.ts";
import { revalidateUnlessRefused, submitOrRefuse } from "#app/platform/lost-connection.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/toast.tsx";
import type { Route } from "./+types/mail-settings.admin.ts";
import styles from "./mail-settings.module.css";
import { getMailState, type MailState, sendTestMail } from "./test-mail.server.ts";
import { testMailTexts as texts } from "./test-mail.texts.ts";

const SCREEN = "email";

export const meta: Route.MetaFunction = () => [
  { title: settingsAdminTexts.documentTitle(settingsAdminTexts.screens.email.name) },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  return { state: await getMailState(editor), to: editor.email, unsetAddress: unsetAddress(request) };
}

export async function action({ request, context }: Route.ActionArgs): Promise<Outcome<{ to: string }>> {
  const editor = editorOf(context);
  const to = String((await readEditorFields(request)).get("to") ?? "").trim();
  if (!z.email().safeParse(to).success)
    return { ...refused(texts.toasts.refused, { to: [texts.wrongAddress] }), value: { to } };
  try {
    return { ...(await sendTestMail(editor, to)), value: { to } };
  } catch (error) {
    log.error({ err: error }, "The test mail could not be kept");
    return { ...refused(texts.toasts.failed), value: { to } };
  }
}

export function clientAction(args: Route.ClientActionArgs) {
  return submitOrRefuse(args, texts.toasts.failed);
}

export const shouldRevalidate = revalidateUnlessRefused;

export default function MailSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { state, to, unsetAddress } = loaderData;
  const isSending = useNavigation().formData?.has("to") ?? false;
  useOutcomeToast(actionData);
  return (
    <SettingsFrame current={SCREEN} unsetAddress={unsetAddress}>
      <StandingNotice notice={actionData?.toast} />
      <div className={panel.panels}>
        <section className={panel.panel} aria-labelledby="mail-state">
          <h3 id="mail-state" className={panel.title}>
            {texts.heading}
          </h3>
          <State state={state} />
        </section>
        <Form
          method="post"
          replace
          preventScrollReset
          noValidate
          className={panel.panel}
          aria-labelledby="test-mail"
        >
          <h3 id="test-mail" className={panel.title}>
            {texts.heading2}
          </h3>
          <TextField
            id="test-mail-to"
            name="to"
            type="email"
            autoComplete="email"
            label={texts.to}
            defaultValue={actionData?.value?.to ?? to}
            error={actionData?.fieldErrors?.to?.[0]}
          />
          <div>
            <Button type="submit" variant="solid" busy={isSending}>
              {isSending ? texts.sending : texts.send}
            </Button>
          </div>
        </Form>
      </div>
    </SettingsFrame>
  );
}

function State({ state: { canSend, from, counts } }: { state: MailState }) {
  return (
    <>
      <p>{canSend ? texts.on : texts.off}</p>
      {!canSend && <p className={panel.note}>{texts.offNext}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{texts.from}</dt>
          <dd>{from}</dd>
        </div>
        {counts &&
          (["queued", "failed", "kept"] as const).map((status) => (
            <div key={status}>
              <dt>{texts[status]}</dt>
              <dd>{counts[status]}</dd>
            </div>
          ))}
      </dl>
      {!counts && <p className={panel.note}>{texts.unknown}</p>}
    </>
  );
}
