import { editorOf } from "#app/accounts/guard.server.ts";
import { prepareDatabase } from "#app/bootstrap.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { log } from "#app/platform/log.server.ts";
import { refused, succeeded } from "#app/platform/outcome.ts";
import { adminTexts } from "../admin.texts.ts";
import type { Route } from "./+types/database.resource.ts";

const { database: texts } = adminTexts;

export async function action({ context }: Route.ActionArgs) {
  const editor = editorOf(context);
  try {
    await prepareDatabase();
    await logEvent(editor, "tables-made");
    log.info({ editor: editor.id }, "Database initialised from the administration");
    return succeeded(texts.done);
  } catch (error) {
    log.error({ err: error, editor: editor.id }, "The database could not be initialised");
    return refused(texts.failed);
  }
}
