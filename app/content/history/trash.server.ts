import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { namesOfEditors } from "#app/accounts/editor-names.server.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { thumbnailOf, unmeasuredPicture } from "#app/media/pictures.ts";
import { audit } from "#app/platform/audit/audit.table.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import { undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { eraseRemoved } from "#app/platform/db/content/removed-rows.server.ts";
import { removedRows } from "#app/platform/db/content/removed-rows.table.ts";
import { keptUntil, trashStart } from "#app/platform/db/content/trash.rules.ts";
import { db } from "#app/platform/db/db.server.ts";
import { noteLogged } from "#app/platform/http/cache/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { CONTENT_KINDS, restorableEntities } from "./content-kinds.server.ts";
import { pictureIn } from "./describe-content.server.ts";
import {
  type ContentEntity,
  isContentEntity,
  isRecordEntity,
  type RecordEntity,
  removedPicturePath,
  SAVINGS_PER_PAGE,
} from "./history.rules.ts";
import { RECORD_KINDS, recordsOf, selectRecord } from "./removed-records.server.ts";

const ID_LENGTH = 36;

export type TrashEntity = ContentEntity | RecordEntity;

export type Removed = {
  name: string;
  entity: TrashEntity;
  entityId: string;
  title: string;
  who: string | null;
  thumb: Picture | null;
  /** E-mail or telephone of whoever sent it; empty for what nobody sent. */
  person: string;
  removedAt: Date;
  keptUntil: Date;
};

type TrashRow = {
  id: string;
  entity: string;
  entity_id: string;
  title: string | null;
  editor_id: string | null;
  removed_at: string | Date;
  sets: object;
  is_picture: boolean;
  person: string | null;
};

/** Everything in the trash that somebody may bring back, as rows of one shape. */
function trashOf(editor: Editor): SQL {
  const content = sql`select ${removedRows.id}, ${removedRows.entity}, ${removedRows.entityId}::text as entity_id,
    ${removedRows.title}, ${removedRows.editorId}, ${removedRows.removedAt}, ${removedRows.sets},
    false as is_picture, null as person
    from ${removedRows} where ${inArray(removedRows.entity, restorableEntities(editor))}`;
  const all = sql.join([content, ...recordsOf(editor).map(selectRecord)], sql` union all `);
  return sql`select * from (${all}) everything where removed_at >= ${trashStart(now()).toISOString()}`;
}

export async function listRemoved(
  editor: Editor,
  asked: number,
): Promise<{ removed: Removed[]; total: number; page: number }> {
  const { rows: counted } = await db().execute<{ total: number }>(
    sql`select count(*)::int as total from (${trashOf(editor)}) trash`,
  );
  const total = counted[0]?.total ?? 0;
  const page = Math.min(asked, Math.max(1, Math.ceil(total / SAVINGS_PER_PAGE)));
  const { rows } = await db().execute<TrashRow>(
    sql`select * from (${trashOf(editor)}) trash order by removed_at desc, id desc
      limit ${SAVINGS_PER_PAGE} offset ${(page - 1) * SAVINGS_PER_PAGE}`,
  );
  const pictures = await getPictures(
    rows.map((row) => pictureIn(row.sets)),
    DEFAULT_LOCALE,
  );
  const thumbOf = (url: string) => {
    const picture = pictures.get(url);
    return picture ? thumbnailOf(picture) : null;
  };
  const byRecord = await editorsOfRecords(rows);
  const editorOf = ({ id, editor_id }: TrashRow) => editor_id ?? byRecord.get(id) ?? "";
  const who = await namesOfEditors(rows.map(editorOf));
  const removed = rows.flatMap((row): Removed[] => {
    const removedAt = new Date(row.removed_at);
    if (!isContentEntity(row.entity) && !isRecordEntity(row.entity)) return [];
    return [
      {
        ...{ name: row.id, entity: row.entity, entityId: row.entity_id, removedAt },
        title: row.title ?? "",
        who: who.get(editorOf(row)) ?? null,
        thumb: row.is_picture ? unmeasuredPicture(removedPicturePath(row.id)) : thumbOf(pictureIn(row.sets)),
        person: row.person ?? "",
        keptUntil: keptUntil(removedAt),
      },
    ];
  });
  return { removed, total, page };
}

/** Who deleted a record is in the audit log. */
async function editorsOfRecords(rows: TrashRow[]): Promise<Map<string, string>> {
  const ids = rows.filter(({ editor_id }) => !editor_id).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const subject = sql<string>`right(${audit.about}, ${ID_LENGTH})`;
  const found = await db()
    .select({ id: subject, actorId: audit.actorId })
    .from(audit)
    .where(and(eq(audit.action, "deleted"), inArray(subject, ids)))
    .orderBy(audit.number);
  return new Map(found.map(({ id, actorId }) => [id, actorId ?? ""]));
}

/** "taken": another entry has its place, such as its address; it stays in the trash. */
export async function undelete(editor: Editor, name: string): Promise<"back" | "gone" | "taken"> {
  const found = await findRemoved(editor, name);
  if (!found) return "gone";
  const { entity, id } = found;
  const refusal = async () => ((await findRemoved(editor, name)) ? "taken" : "gone");
  if (isRecordEntity(entity))
    return (await RECORD_KINDS[entity].undelete(editor, name)) ? "back" : await refusal();
  const kind = CONTENT_KINDS[entity];
  if (!(await undeleteContent(editor, kind, name))) return await refusal();
  await logEvent(editor, "brought-back", { about: `${entity} ${id}` });
  noteLogged();
  return "back";
}

export async function deletePermanently(editor: Editor, name: string): Promise<boolean> {
  const found = await findRemoved(editor, name);
  if (!found) return false;
  const { entity } = found;
  const gone = await erase(entity, name);
  if (!gone) return false;
  await logEvent(editor, "erased", { about: entity, details: gone.title ? { title: gone.title } : {} });
  log.info({ editor: editor.id, entity }, "Removed from the trash for good");
  return true;
}

/** Null when it is gone already. What a visitor wrote has no title that the audit log may keep. */
async function erase(entity: TrashEntity, name: string): Promise<{ title: string | null } | null> {
  if (isRecordEntity(entity)) return (await RECORD_KINDS[entity].erase(name)) ? { title: null } : null;
  const [gone] = await eraseRemoved(eq(removedRows.id, name));
  return gone ?? null;
}

async function findRemoved(
  editor: Editor,
  name: string,
): Promise<{ entity: TrashEntity; id: string } | null> {
  const { rows } = await db().execute<{ entity: string; entity_id: string }>(
    sql`select entity, entity_id from (${trashOf(editor)}) trash where id = ${name}`,
  );
  const { entity = "", entity_id: id = "" } = rows[0] ?? {};
  return isContentEntity(entity) || isRecordEntity(entity) ? { entity, id } : null;
}
