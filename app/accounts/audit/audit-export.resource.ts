import { editorOf } from "#app/accounts/guard.server.ts";
import type { AuditRow } from "#app/platform/audit/audit.table.ts";
import { sheetResponse } from "#app/platform/http/sheet-response.server.ts";
import type { Route } from "./+types/audit-export.resource.ts";
import { readAuditFilter } from "./audit.rules.ts";
import { auditTexts } from "./audit.texts.ts";
import { exportActions } from "./read-actions.server.ts";

const { columns: texts } = auditTexts;

/** As stored and hashed, so that the hashes can be recomputed from the file. */
const COLUMNS = [
  { title: texts.number, value: (row: AuditRow) => row.number },
  { title: texts.at, value: (row: AuditRow) => row.at.toISOString() },
  { title: texts.actor, value: (row: AuditRow) => row.actor },
  { title: texts.action, value: (row: AuditRow) => row.action },
  { title: texts.about, value: (row: AuditRow) => row.about },
  { title: texts.details, value: (row: AuditRow) => JSON.stringify(row.details) },
  { title: texts.previousHash, value: (row: AuditRow) => row.previousHash },
  { title: texts.hash, value: (row: AuditRow) => row.hash },
];

export function loader({ request, context }: Route.LoaderArgs) {
  return sheetResponse("csv", {
    name: "registro",
    columns: COLUMNS,
    batches: exportActions(editorOf(context), readAuditFilter(new URL(request.url).searchParams)),
  });
}
