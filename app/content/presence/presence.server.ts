import { and, eq, gt, lt, ne, sql } from "drizzle-orm";
import { namesOfEditors } from "#app/accounts/editor-names.server.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { mayRestore } from "#app/content/history/content-kinds.server.ts";
import { type ContentEntity, entityAt } from "#app/content/history/history.rules.ts";
import { now } from "#app/platform/clock.ts";
import { openEditors } from "#app/platform/db/content/open-editors.table.ts";
import { revisionsSince } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { isId } from "#app/platform/ids.ts";

const BAD_REQUEST = 400;

const SEEN_WITHIN_MS = 30_000;

type Asked = { window: string; entity: ContentEntity; id: string; version: number | null };
export type PresenceState = { others: string[]; savedBy: string | null; isSelf: boolean };

export async function listPresence(
  editor: Editor,
  { window, entity, id, version }: Asked,
): Promise<PresenceState> {
  const seenAt = now();
  const since = new Date(seenAt.getTime() - SEEN_WITHIN_MS);
  await db().delete(openEditors).where(lt(openEditors.seenAt, since));
  await db()
    .insert(openEditors)
    .values({ window, entity, entityId: id, editorId: editor.id, seenAt })
    .onConflictDoUpdate({ target: openEditors.window, set: { seenAt: sql`excluded.seen_at` } });
  const others = await db()
    .select({ editorId: openEditors.editorId })
    .from(openEditors)
    .where(
      and(
        eq(openEditors.entity, entity),
        eq(openEditors.entityId, id),
        ne(openEditors.window, window),
        ne(openEditors.editorId, editor.id),
        gt(openEditors.seenAt, since),
      ),
    );
  const changes = version === null ? [] : await revisionsSince(db(), entity, id, version);
  const later = changes.find(({ kind }) => kind !== "confirmed");
  const ids = others.map(({ editorId }) => editorId);
  const names = await namesOfEditors(later ? [...ids, later.editorId] : ids);
  return {
    others: [...new Set(ids)].flatMap((one) => names.get(one) ?? []),
    savedBy: later ? (names.get(later.editorId) ?? null) : null,
    isSelf: later?.editorId === editor.id,
  };
}

export async function leave(editor: Editor, window: string): Promise<void> {
  await db()
    .delete(openEditors)
    .where(and(eq(openEditors.window, window), eq(openEditors.editorId, editor.id)));
}

/** Limited to entries that the account may edit. */
export async function handlePresence(editor: Editor, fields: FormData): Promise<Response> {
  const text = (name: string) => String(fields.get(name) ?? "");
  const [window, entity, id] = [text("window"), entityAt(text("slug")), text("id")];
  if (!isId(window) || !entity || !isId(id) || !mayRestore(editor, entity))
    return new Response(null, { status: BAD_REQUEST });
  if (text("left") === "1") {
    await leave(editor, window);
    return new Response(null, { status: 204 });
  }
  const version = /^\d{1,9}$/.test(text("version")) ? Number(text("version")) : null;
  return Response.json(await listPresence(editor, { window, entity, id, version }));
}
