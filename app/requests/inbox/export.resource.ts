import { editorOf } from "#app/accounts/guard.server.ts";
import { sheetResponse } from "#app/platform/http/sheet-response.server.ts";
import type { Route } from "./+types/export.resource";
import { exportRequests } from "./export.server.ts";
import { readFilter } from "./inbox.rules.ts";
import { EXPORT_COLUMNS } from "./lead-export-columns.ts";
import { REQUEST_ORIGINS } from "./requests.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return sheetResponse(searchParams.get("formato") === "xlsx" ? "xlsx" : "csv", {
    name: "leads",
    columns: EXPORT_COLUMNS,
    batches: exportRequests(editorOf(context), readFilter(searchParams, REQUEST_ORIGINS)),
  });
}
