import { editorOf } from "#app/accounts/guard.server.ts";
import { sheetResponse } from "#app/platform/http/sheet-response.server.ts";
import { isId } from "#app/platform/ids.ts";
import type { Route } from "./+types/refused-lines.resource.ts";
import { exportRefused } from "./refused-lines.server.ts";

const NOT_FOUND = 404;

export async function loader({ context, params }: Route.LoaderArgs) {
  const sheet = isId(params.id) ? await exportRefused(editorOf(context), params.id) : null;
  return sheet ? sheetResponse("xlsx", sheet) : new Response(null, { status: NOT_FOUND });
}
