import { redirect } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { mayOpen } from "#app/accounts/rights.rules.ts";
import { formatDayAndTime } from "#app/i18n/format-date-time.ts";
import { now } from "#app/platform/clock.ts";
import { log } from "#app/platform/log.server.ts";
import { refuseWhenLost, revalidateUnlessRefused } from "#app/platform/lost-connection.ts";
import { refused } from "#app/platform/outcome.ts";
import { catchErrors, withFallback } from "#app/platform/with-fallback.server.ts";
import { StandingNotice, useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import type { Route } from "./+types/import-export.admin.ts";
import { ExportList } from "./exports/export-list.tsx";
import { IMPORT_KINDS, importPath, mayImport } from "./import-export.rules.ts";
import { importExportTexts as texts } from "./import-export.texts.ts";
import { ImportForm } from "./imports/import-form.tsx";
import { type StartOutcome, startImport } from "./imports/import-upload.server.ts";
import { listImports } from "./imports/imports.server.ts";
import { RecentImports } from "./imports/recent-imports.tsx";

export const meta: Route.MetaFunction = () => [{ title: texts.documentTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  const editor = editorOf(context);
  const today = now();
  const may = {
    leads: mayOpen(editor.role, "/admin/leads/exportar"),
    everything: mayOpen(editor.role, "/admin/importar-exportar/tudo"),
    kinds: IMPORT_KINDS.filter((kind) => mayImport(editor.role, kind)),
  };
  return withFallback({ may, imports: null }, "The imports could not be listed", async () => {
    const found = await listImports(editor);
    const imports = found.map(({ id, kind, state, sheetName, picturesName, createdAt }) => ({
      ...{ id, kind, state, name: sheetName || picturesName },
      isOnlyPictures: sheetName === "",
      when: formatDayAndTime(createdAt, today),
    }));
    return { may, imports };
  });
}

export async function action({ request, context }: Route.ActionArgs): Promise<StartOutcome> {
  const editor = editorOf(context);
  return catchErrors(
    async () => {
      const outcome = await startImport(editor, request);
      if (outcome.value) throw redirect(importPath(outcome.value.id));
      return outcome;
    },
    (error) => {
      log.error({ err: error, editor: editor.id }, "An import could not be started");
      return refused(texts.toasts.failed);
    },
  );
}

export const clientAction = refuseWhenLost(texts.toasts.failed);

export const shouldRevalidate = revalidateUnlessRefused;

export default function ImportExportTab({ loaderData: { may, imports }, actionData }: Route.ComponentProps) {
  useOutcomeToast(actionData);
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <StandingNotice notice={actionData?.toast} />
      <ExportList may={may} />
      <ImportForm kinds={may.kinds} error={actionData?.fieldErrors?.sheet?.[0]} />
      <RecentImports imports={imports} />
    </>
  );
}
