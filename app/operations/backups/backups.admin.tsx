import { Form, useNavigation } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { formatDayAndTime } from "#app/i18n/format-date-time.ts";
import { now } from "#app/platform/clock.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { usePolling } from "#app/ui/feedback/use-polling.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type { Route } from "./+types/backups.admin.ts";
import { viewBackupBucket } from "./backup-bucket.server.ts";
import { backupBucketTexts } from "./backup-bucket.texts.ts";
import {
  BUCKET_ACTIONS,
  type BucketIntent,
  type BucketResult,
  handleBucket,
} from "./backup-bucket-actions.server.ts";
import { BackupBucketPanel } from "./backup-bucket-panel.tsx";
import { BackupList, ReturnPoint } from "./backup-list.tsx";
import { isRunning, returnPoint } from "./backups.rules.ts";
import { listBackups, removeBackup, requestBackup } from "./backups.server.ts";
import { backupTexts as texts } from "./backups.texts.ts";
import { cancelSending, requestSending } from "./send-backup.server.ts";
import { UploadBackup } from "./upload-backup.tsx";

const { toasts } = texts;
const { toasts: sent } = backupBucketTexts;
const FAILED: Record<string, { title: string; text: string }> = {
  remove: toasts.removeFailed,
  send: sent.sendFailed,
  cancelSending: sent.sendFailed,
  bucket: sent.failed,
  bucketTest: sent.failed,
};

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  const today = now();
  return withFallback(
    { backups: null, back: null, bucket: null },
    "The backups could not be listed",
    async () => {
      const found = await listBackups(editorOf(context));
      const backups = found.map(({ sending, ...each }) => ({
        ...each,
        sending: sending && { ...sending, when: formatDayAndTime(new Date(sending.at), today) },
        when: formatDayAndTime(new Date(each.createdAt), today),
      }));
      const bucket = await viewBackupBucket(editorOf(context));
      return { backups, back: returnPoint(backups, today), bucket };
    },
  );
}

export async function action({ request, context }: Route.ActionArgs): Promise<BucketResult> {
  const editor = editorOf(context);
  const fields = await readEditorFields(request);
  const name = String(fields.get("name"));
  const intent = String(fields.get("intent"));
  const failed = refused<BucketResult["value"]>(FAILED[intent] ?? toasts.askFailed);
  return withFallback(failed, `A backup or its bucket could not be changed: ${intent}`, async () => {
    if (intent in BUCKET_ACTIONS) return await handleBucket(editor, intent as BucketIntent, fields);
    if (intent === "send") {
      const asked = await requestSending(editor, name);
      return asked === "requested" ? succeeded(sent.sending) : refused(asked ? sent.older : sent.sendFailed);
    }
    if (intent === "cancelSending")
      return (await cancelSending(editor, name)) ? succeeded(sent.cancelled) : refused(sent.notSending);
    if (intent === "remove")
      return (await removeBackup(editor, name)) ? succeeded(toasts.removed) : refused(toasts.gone);
    await requestBackup(editor);
    return succeeded(toasts.asked);
  });
}

export const clientAction = refuseWhenLost(toasts.askFailed, FAILED);

export const shouldRevalidate = revalidateUnlessRefused;

export default function BackupsTab({
  loaderData: { backups, back, bucket },
  actionData,
}: Route.ComponentProps) {
  const isMaking = backups?.some(({ state }) => state === "making") ?? false;
  const isAsking = useNavigation().formData?.get("intent") === "make";
  useOutcomeToast(actionData);
  const isSending = backups?.some(({ sendingState }) => isRunning(sendingState)) ?? false;
  usePolling(isMaking || isSending || actionData?.toast?.title === toasts.asked.title, backups);
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
      {back && <ReturnPoint backup={back} />}
      {!backups ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : backups.length === 0 ? (
        <EmptyState title={texts.empty} next={texts.emptyNext} />
      ) : (
        <BackupList
          backups={backups}
          isMaking={isMaking}
          hasBucket={Boolean(bucket?.endpoint && !bucket.isPaused)}
        />
      )}
      {bucket && <BackupBucketPanel bucket={bucket} result={actionData} />}
      <UploadBackup />
    </>
  );
}
