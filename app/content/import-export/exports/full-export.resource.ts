import { redirect } from "react-router";
import { passwordRedirect } from "#app/accounts/credentials.server.ts";
import { editorOf } from "#app/accounts/guard.server.ts";
import { fileDay } from "#app/i18n/file-timestamp.rules.ts";
import { now } from "#app/platform/clock.ts";
import { download } from "#app/platform/http/download.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { isId, newId } from "#app/platform/ids.ts";
import { IMPORT_EXPORT_PATH } from "../import-export.rules.ts";
import type { Route } from "./+types/full-export.resource.ts";
import { progressOf, stopFullExport, streamFullExport } from "./full-export.server.ts";

const PRIVATE = { "cache-control": "private, no-store" };

/** `?andamento=<id>`: progress of a download. */
export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("andamento");
  if (!asked) return redirect(IMPORT_EXPORT_PATH);
  return Response.json(progressOf(editorOf(context), asked), { headers: PRIVATE });
}

/** Requires the password; `parar` cancels a running download. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const editor = editorOf(context);
  const fields = await readPostedFields(request);
  const asked = String(fields.get("id"));
  const id = isId(asked) ? asked : newId();
  if (fields.get("intent") === "stop") {
    await stopFullExport(editor, id);
    return new Response(null, { status: 204, headers: PRIVATE });
  }
  const refusal = await passwordRedirect(editor, fields, IMPORT_EXPORT_PATH);
  if (refusal) return refusal;
  const body = await streamFullExport(editor, id, request.signal);
  return download(body, `tudo-${fileDay(now())}.tar.gz`, "application/gzip");
}
