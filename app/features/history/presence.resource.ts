import { editorOf } from "#app/features/accounts/guard.server.ts";
import { isId } from "#app/platform/ids.ts";
import type { Route } from "./+types/presence.resource.ts";
import { entityAt } from "./history.rules.ts";
import { leave, lookAround } from "./presence.server.ts";

const BAD_REQUEST = 400;
const NOT_TAKEN = 405;

/** Only posted: asking says that somebody is there. */
export function loader() {
  return new Response(null, { status: NOT_TAKEN, headers: { allow: "POST" } });
}

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const editor = editorOf(context);
  const fields = await request.formData();
  const text = (name: string) => String(fields.get(name) ?? "");
  const [window, entity, id] = [text("window"), entityAt(text("slug")), text("id")];
  if (!isId(window) || !entity || !isId(id)) return new Response(null, { status: BAD_REQUEST });
  if (text("left") === "1") {
    await leave(editor, window);
    return new Response(null, { status: 204 });
  }
  const version = /^\d{1,9}$/.test(text("version")) ? Number(text("version")) : null;
  return Response.json(await lookAround(editor, { window, entity, id, version }));
}
