import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import { thumbnailOf } from "#app/features/media/pictures.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { bringBackContent } from "#app/platform/db/content-trash.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { KEPT_DAYS } from "#app/platform/db/removed-rows.server.ts";
import { removedRows } from "#app/platform/db/removed-rows.table.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { CONTENT_KINDS, restorableEntities } from "./content-kinds.server.ts";
import { namesOfEditors } from "./content-names.server.ts";
import { pictureIn } from "./describe-content.server.ts";
import { type ContentEntity, isContentEntity, SAVINGS_PER_PAGE } from "./history.rules.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export type Removed = {
  name: string;
  entity: ContentEntity;
  entityId: string;
  title: string;
  who: string | null;
  thumb: Picture | null;
  removedAt: Date;
  keptUntil: Date;
};

const inTrash = (editor: Editor) => inArray(removedRows.entity, restorableEntities(editor));

export async function listRemoved(
  editor: Editor,
  asked: number,
): Promise<{ removed: Removed[]; total: number; page: number }> {
  const [counted] = await db().select({ total: count() }).from(removedRows).where(inTrash(editor));
  const total = counted?.total ?? 0;
  const page = Math.min(asked, Math.max(1, Math.ceil(total / SAVINGS_PER_PAGE)));
  const { id, entity, entityId, title, editorId, removedAt, sets } = removedRows;
  const rows = await db()
    .select({ id, entity, entityId, title, editorId, removedAt, sets })
    .from(removedRows)
    .where(inTrash(editor))
    .orderBy(desc(removedAt), desc(id))
    .limit(SAVINGS_PER_PAGE)
    .offset((page - 1) * SAVINGS_PER_PAGE);
  const pictures = await getPictures(
    rows.map((row) => pictureIn(row.sets)),
    DEFAULT_LOCALE,
  );
  const thumbOf = (url: string) => {
    const picture = pictures.get(url);
    return picture ? thumbnailOf(picture) : null;
  };
  const who = await namesOfEditors(rows.flatMap((row) => row.editorId ?? []));
  const removed = rows.flatMap((row): Removed[] =>
    row.entity && isContentEntity(row.entity) && row.entityId
      ? [
          {
            ...{ name: row.id, entity: row.entity, entityId: row.entityId, removedAt: row.removedAt },
            title: row.title ?? "",
            who: who.get(row.editorId ?? "") ?? null,
            thumb: thumbOf(pictureIn(row.sets)),
            keptUntil: new Date(row.removedAt.getTime() + KEPT_DAYS * DAY_MS),
          },
        ]
      : [],
  );
  return { removed, total, page };
}

/** "taken": another entry has its place, such as its address; it stays in the trash. */
export async function bringBack(editor: Editor, name: string): Promise<"back" | "gone" | "taken"> {
  const entity = await entityOf(editor, name);
  if (!entity) return "gone";
  const kind = CONTENT_KINDS[entity];
  if (!(await bringBackContent(editor, kind, name))) return (await entityOf(editor, name)) ? "taken" : "gone";
  await contentChanged(...kind.tags);
  await logEvent(editor, "brought-back", { about: entity });
  log.info({ editor: editor.id, entity }, "Content restored from the trash");
  return "back";
}

export async function deletePermanently(editor: Editor, name: string): Promise<boolean> {
  const gone = await db()
    .delete(removedRows)
    .where(and(eq(removedRows.id, name), inTrash(editor)))
    .returning({ entity: removedRows.entity });
  if (gone.length === 0) return false;
  await logEvent(editor, "deleted", { about: gone[0]?.entity ?? "" });
  log.info({ editor: editor.id, entity: gone[0]?.entity }, "Content removed from the trash for good");
  return true;
}

async function entityOf(editor: Editor, name: string): Promise<ContentEntity | null> {
  const [row] = await db()
    .select({ entity: removedRows.entity })
    .from(removedRows)
    .where(and(eq(removedRows.id, name), inTrash(editor)));
  return row?.entity && isContentEntity(row.entity) ? row.entity : null;
}
