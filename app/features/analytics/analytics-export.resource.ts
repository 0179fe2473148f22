import { editorOf } from "#app/accounts/guard.server.ts";
import { sheetResponse } from "#app/platform/http/sheet-response.server.ts";
import type { Route } from "./+types/analytics-export.resource";
import { analyticsSheet } from "./analytics-sheets.server.ts";
import { readPeriod } from "./periods.rules.ts";
import { readSheetName } from "./sheet-names.rules.ts";
import { flushVisits } from "./waiting-visits.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  await flushVisits();
  return sheetResponse(
    "csv",
    await analyticsSheet(editorOf(context), readSheetName(searchParams), readPeriod(searchParams)),
  );
}
