import { Form, useNavigation } from "react-router";
import { editorOf } from "#app/features/accounts/guard.server.ts";
import { formatDayAndTime } from "#app/i18n/format-moment.ts";
import { now } from "#app/platform/clock.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { log } from "#app/platform/log.server.ts";
import { revalidateUnlessRefused, submitOrRefuse } from "#app/platform/lost-connection.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/toast.tsx";
import { usePolling } from "#app/ui/use-polling.ts";
import type { Route } from "./+types/backups.admin.ts";
import { BackupList, WayBack } from "./backup-list.tsx";
import { wayBack } from "./backups.rules.ts";
import { askForBackup, listBackups, removeBackup } from "./backups.server.ts";
import { backupTexts as texts } from "./backups.texts.ts";
import { UploadBackup } from "./upload-backup.tsx";

const { toasts } = texts;

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  const today = now();
  try {
    const found = await listBackups(editorOf(context));
    const backups = found.map((each) => ({
      ...each,
      when: formatDayAndTime(new Date(each.createdAt), today),
    }));
    return { backups, back: wayBack(backups, today) };
  } catch (error) {
    log.error({ err: error }, "The backups could not be listed");
    return { backups: null, back: null };
  }
}

export async function action({ request, context }: Route.ActionArgs): Promise<Outcome> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  const name = String(fields.get("name"));
  try {
    if (fields.get("intent") === "remove")
      return (await removeBackup(editor, name)) ? succeeded(toasts.removed) : refused(toasts.gone);
    await askForBackup(editor);
    return succeeded(toasts.asked);
  } catch (error) {
    log.error({ err: error, editor: editor.id }, "A backup could not be requested or removed");
    return refused(fields.get("intent") === "remove" ? toasts.removeFailed : toasts.askFailed);
  }
}

export function clientAction(args: Route.ClientActionArgs) {
  return submitOrRefuse(args, toasts.askFailed, { remove: toasts.removeFailed });
}

export const shouldRevalidate = revalidateUnlessRefused;

export default function BackupsTab({ loaderData: { backups, back }, actionData }: Route.ComponentProps) {
  const isMaking = backups?.some(({ state }) => state === "making") ?? false;
  const isAsking = useNavigation().formData?.get("intent") === "make";
  useOutcomeToast(actionData);
  usePolling(isMaking || actionData?.toast?.title === toasts.asked.title, backups);
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        <Form method="post" replace preventScrollReset>
          <Button type="submit" name="intent" value="make" variant="solid" small busy={isMaking || isAsking}>
            {isMaking ? texts.making : texts.make}
          </Button>
        </Form>
      </PageHead>
      <StandingNotice notice={actionData?.toast} />
      {back && <WayBack backup={back} />}
      {!backups ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : backups.length === 0 ? (
        <EmptyState title={texts.empty} next={texts.emptyNext} />
      ) : (
        <BackupList backups={backups} isMaking={isMaking} />
      )}
      <UploadBackup />
    </>
  );
}
