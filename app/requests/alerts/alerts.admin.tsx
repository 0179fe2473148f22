import { editorOf } from "#app/accounts/guard.server.ts";
import { PanelSection } from "#app/features/settings/fields/panel-frame.tsx";
import panel from "#app/features/settings/fields/settings-panel.module.css";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type { Route } from "./+types/alerts.admin.ts";
import { alertsTexts as texts } from "./alerts.texts.ts";
import { handleAlertsForm, viewAlerts } from "./alerts-screen.server.ts";
import { DeviceList } from "./device-list.tsx";
import { MailRecipientsForm } from "./mail-recipients-form.tsx";
import { ThisDevice } from "./this-device.tsx";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  return withFallback({ view: null }, "The alerts could not be read", async () => ({
    view: await viewAlerts(editor),
  }));
}

export async function action({ request, context }: Route.ActionArgs): Promise<Outcome> {
  const editor = editorOf(context);
  return withFallback(refused(texts.toasts.failed), "The alerts could not be changed", () =>
    handleAlertsForm(editor, request),
  );
}

export const clientAction = refuseWhenLost(texts.toasts.failed);

export const shouldRevalidate = revalidateUnlessRefused;

export default function Alerts({ loaderData: { view }, actionData }: Route.ComponentProps) {
  useOutcomeToast(actionData);
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <StandingNotice notice={actionData?.toast} />
      {view ? (
        <div className={panel.panels}>
          <PanelSection id="this-device" heading={texts.device.heading}>
            <p className={panel.note}>{texts.device.lead}</p>
            <ThisDevice publicKey={view.publicKey} devices={view.devices} />
            <h4 className={panel.heading}>{texts.devices.heading}</h4>
            <DeviceList devices={view.devices} />
          </PanelSection>
          {view.mail && <MailRecipientsForm {...view.mail} />}
        </div>
      ) : (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      )}
    </>
  );
}
