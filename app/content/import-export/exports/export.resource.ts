import { editorOf } from "#app/accounts/guard.server.ts";
import { sheetResponse } from "#app/platform/http/sheet-response.server.ts";
import type { Route } from "./+types/export.resource.ts";
import { exportList, isExport } from "./export.server.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const editor = editorOf(context);
  if (!isExport(params.what)) return new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const format = searchParams.get("formato") === "xlsx" ? "xlsx" : "csv";
  return sheetResponse(format, await exportList(editor, params.what, format));
}
