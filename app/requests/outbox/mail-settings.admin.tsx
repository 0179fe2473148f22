import { useRef } from "react";
import { useNavigation } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { useClearedSecrets } from "#app/accounts/use-cleared-secrets.ts";
import { PanelForm, PanelSection } from "#app/features/settings/fields/panel-frame.tsx";
import { SettingsFrame } from "#app/features/settings/fields/settings-frame.tsx";
import panel from "#app/features/settings/fields/settings-panel.module.css";
import { settingsAdminTexts } from "#app/features/settings/settings-admin.texts.ts";
import { env } from "#app/platform/env.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { siteAddress, unsetAddress } from "#app/platform/http/site-origin.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { refused } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { useUnsavedUntil } from "#app/ui/dialogs/unsaved.ts";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import type { Route } from "./+types/mail-settings.admin.ts";
import { getLetterLimit } from "./letter-limit.server.ts";
import { LetterLimitPanel } from "./letter-limit-panel.tsx";
import { viewMailServer } from "./mail-server.server.ts";
import { mailServerTexts } from "./mail-server.texts.ts";
import { MailServerPanel } from "./mail-server-panel.tsx";
import styles from "./mail-settings.module.css";
import { handleMailSettings, type MailSettingsResult } from "./mail-settings-actions.server.ts";
import { SiteAddressPanel } from "./site-address-panel.tsx";
import { getMailState, type MailState } from "./test-mail.server.ts";
import { testMailTexts as texts } from "./test-mail.texts.ts";

export const meta: Route.MetaFunction = () => [
  { title: settingsAdminTexts.documentTitle(texts.screen.name) },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  return {
    state: await getMailState(editor),
    server: await viewMailServer(),
    perHour: await getLetterLimit(),
    to: editor.email,
    address: siteAddress() ?? "",
    asked: new URL(request.url).origin,
    isAddressFixed: env().publicUrl !== undefined,
    unsetAddress: unsetAddress(request),
  };
}

export async function action({ request, context }: Route.ActionArgs): Promise<MailSettingsResult> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  const intent = String(fields.get("intent") ?? "test");
  const failed = intent === "test" ? texts.toasts.failed : mailServerTexts.toasts.failed;
  return withFallback(refused(failed), `The mail settings could not be saved or tested: ${intent}`, () =>
    handleMailSettings(editor, fields),
  );
}

export const clientAction = refuseWhenLost(mailServerTexts.toasts.failed, { test: texts.toasts.failed });

export const shouldRevalidate = revalidateUnlessRefused;

export default function MailSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { state, server, perHour, to, unsetAddress, address, asked, isAddressFixed } = loaderData;
  const container = useRef<HTMLDivElement>(null);
  const onTyped = useUnsavedUntil(actionData);
  useOutcomeToast(actionData);
  useClearedSecrets(container, actionData);
  const result = actionData as MailSettingsResult | undefined;
  const of = (intent: string) =>
    result?.value?.intent === intent ? { typed: result.value.typed, errors: result.fieldErrors } : {};
  return (
    <SettingsFrame {...texts.screen} unsetAddress={unsetAddress}>
      <StandingNotice notice={result?.toast} />
      <div ref={container} className={panel.panels}>
        <div className={styles.column}>
          <PanelSection id="mail-state" heading={texts.heading}>
            <State state={state} />
          </PanelSection>
          <MailServerPanel server={server} from={state.from} onTyped={onTyped} {...of("server")} />
        </div>
        <div className={styles.column}>
          <TestMail to={to} reply={result?.value?.reply} {...of("test")} />
          <SiteAddressPanel {...{ address, asked, onTyped }} isFixed={isAddressFixed} {...of("address")} />
          <LetterLimitPanel {...{ perHour, onTyped }} {...of("limit")} />
        </div>
      </div>
    </SettingsFrame>
  );
}

type TestMailProps = {
  to: string;
  reply: string | undefined;
  typed?: Record<string, string> | undefined;
  errors?: MailSettingsResult["fieldErrors"] | undefined;
};

function TestMail({ to, reply, typed, errors }: TestMailProps) {
  const isSending = useNavigation().formData?.get("intent") === "test";
  return (
    <PanelForm id="test-mail" heading={texts.testHeading}>
      <TextField
        id="test-mail-to"
        name="to"
        type="email"
        autoComplete="email"
        label={texts.to}
        defaultValue={typed?.to ?? to}
        error={errors?.to?.[0]}
      />
      <div>
        <Button type="submit" name="intent" value="test" busy={isSending}>
          {isSending ? texts.sending : texts.send}
        </Button>
      </div>
      <div role="status">
        {reply && (
          <p className={panel.note}>
            {texts.reply} <code className={styles.reply}>{reply}</code>
          </p>
        )}
      </div>
    </PanelForm>
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
