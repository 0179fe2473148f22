import { editorOf } from "#app/accounts/guard.server.ts";
import { formatDayAndTime } from "#app/i18n/format-date-time.ts";
import { now } from "#app/platform/clock.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Loading } from "#app/ui/feedback/loading.tsx";
import { usePolling } from "#app/ui/feedback/use-polling.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type { Route } from "./+types/uploaded-backup.admin.ts";
import { BACKUPS_PATH } from "./backups.rules.ts";
import { backupTexts } from "./backups.texts.ts";
import { UploadedFacts, UploadedRestore } from "./uploaded-backup.tsx";
import { inspectBackup } from "./uploaded-backups.server.ts";

const { inspection: texts } = backupTexts;

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  return withFallback({ backup: undefined }, "An uploaded backup could not be read", async () => {
    const backup = await inspectBackup(editor, params.name);
    const madeAt = backup?.contents && formatDayAndTime(new Date(backup.contents.madeAt), now());
    return { backup: backup && { ...backup, madeAt: madeAt ?? "" } };
  });
}

export default function UploadedBackup({ loaderData: { backup } }: Route.ComponentProps) {
  usePolling(backup?.state === "making", backup);
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        <TextLink href={BACKUPS_PATH}>{texts.back}</TextLink>
      </PageHead>
      {backup === undefined ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : backup === null ? (
        <EmptyState title={texts.gone} next={texts.goneNext} />
      ) : (
        <>
          <div role="status">
            {backup.state === "making" && (
              <>
                <Loading label={texts.checking} />
                <p>{texts.checkingText}</p>
              </>
            )}
          </div>
          <UploadedFacts backup={backup} />
          {backup.state === "proven" && <UploadedRestore name={backup.name} when={backup.madeAt} />}
        </>
      )}
    </>
  );
}
