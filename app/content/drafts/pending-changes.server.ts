import { and, asc, eq, inArray, or, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { namesOfEditors } from "#app/accounts/editor-names.server.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { CONTENT_KINDS, restorableEntities } from "#app/content/history/content-kinds.server.ts";
import { editedAt } from "#app/content/history/describe-content.server.ts";
import type { ContentEntity } from "#app/content/history/history.rules.ts";
import { fieldLabel } from "#app/content/versions/field-label.ts";
import { formatExact, formatTimeOrDay } from "#app/i18n/format-date-time.ts";
import { minuteOf } from "#app/i18n/local-day.rules.ts";
import { now } from "#app/platform/clock.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { isOpen } from "#app/platform/db/content/content-drafts.server.ts";
import {
  type ContentDraft,
  contentDrafts,
  contentWithdrawals,
} from "#app/platform/db/content/content-drafts.table.ts";
import { missingReferencesOf, readStates } from "#app/platform/db/content/content-rows.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { pagesOf } from "#app/ui/lists/list-address.ts";
import type { PendingChange, ScheduledTime } from "./drafts.rules.ts";

/** All of a type, or of it those with these ids. */
export type Drafted = { entity: ContentEntity; ids?: readonly string[] | SQLWrapper };

const PENDING_PER_PAGE = 50;

const BY_DATE = [asc(contentDrafts.publishAt), asc(contentDrafts.savedAt), asc(contentDrafts.entityId)];
const BY_WITHDRAWAL = [asc(contentWithdrawals.withdrawAt), asc(contentWithdrawals.entityId)];

/** A page of all of them. */
export async function listPendingPage(editor: Editor, asked: number) {
  const entities = restorableEntities(editor);
  const of = (table: typeof contentDrafts | typeof contentWithdrawals) =>
    db().select({ entity: table.entity, entityId: table.entityId }).from(table).$dynamic();
  const rows = [
    ...(await of(contentDrafts)
      .where(and(isOpen, inArray(contentDrafts.entity, entities)))
      .orderBy(...BY_DATE)),
    ...(await of(contentWithdrawals)
      .where(inArray(contentWithdrawals.entity, entities))
      .orderBy(...BY_WITHDRAWAL)),
  ];
  const all = [...new Map(rows.map((row) => [`${row.entity} ${row.entityId}`, row])).values()];
  const page = Math.min(asked, pagesOf(all.length, PENDING_PER_PAGE));
  const own = all.slice((page - 1) * PENDING_PER_PAGE, page * PENDING_PER_PAGE);
  const drafted = [...Map.groupBy(own, ({ entity }) => entity as ContentEntity)].map(([entity, some]) => ({
    ...{ entity, ids: some.map(({ entityId }) => entityId) },
  }));
  const pending = await listPendingChanges(editor, drafted);
  return { pending, page, pageSize: PENDING_PER_PAGE, total: all.length };
}

export async function listPendingChanges(
  editor: Editor,
  drafted?: readonly Drafted[],
): Promise<PendingChange[]> {
  const allowed = restorableEntities(editor);
  const asked = (drafted ?? allowed.map((entity): Drafted => ({ entity }))).filter(
    ({ entity, ids }) => allowed.includes(entity) && !(Array.isArray(ids) && ids.length === 0),
  );
  if (asked.length === 0) return [];
  const isAsked = ({ entity, entityId }: typeof contentDrafts | typeof contentWithdrawals) =>
    or(...asked.map((one) => and(eq(entity, one.entity), one.ids && inArray(entityId, one.ids))));
  const [drafts, withdrawals] = [
    await db()
      .select()
      .from(contentDrafts)
      .where(and(isOpen, isAsked(contentDrafts)))
      .orderBy(...BY_DATE),
    await db()
      .select()
      .from(contentWithdrawals)
      .where(isAsked(contentWithdrawals))
      .orderBy(...BY_WITHDRAWAL),
  ];
  if (drafts.length + withdrawals.length === 0) return [];
  const [names, hidden, lost] = await Promise.all([
    namesOfEditors(drafts.map(({ editorId }) => editorId)),
    hiddenAmong([...drafts, ...withdrawals]),
    lostByEach(drafts),
  ]);
  const today = now();
  const pending = new Map<string, PendingChange>();
  const changeOf = ({ entity, entityId, title }: { entity: string; entityId: string; title: string }) => {
    const key = `${entity} ${entityId}`;
    const known = pending.get(key);
    if (known) return known;
    const change: PendingChange = {
      ...{ entity, id: entityId, title, isHidden: hidden.has(entityId), parts: [] },
      ...{ withdrawAt: null, withdrawFailure: null },
    };
    pending.set(key, change);
    return change;
  };
  for (const draft of drafts)
    changeOf(draft).parts.push({
      lost: lost.get(draft) ?? [],
      locale: draft.locale,
      savedAt: formatTimeOrDay(draft.savedAt, today),
      by: names.get(draft.editorId) ?? null,
      publishAt: scheduledTime(draft.publishAt),
      failure: draft.failure,
    });
  for (const withdrawal of withdrawals)
    Object.assign(changeOf(withdrawal), {
      withdrawAt: scheduledTime(withdrawal.withdrawAt),
      withdrawFailure: withdrawal.failure,
    });
  return [...pending.values()];
}

/** Entries that may be hidden and are. */
async function hiddenAmong(pending: readonly { entity: string; entityId: string }[]): Promise<Set<string>> {
  const hidden = [...Map.groupBy(pending, ({ entity }) => entity)].map(async ([entity, own]) => {
    const { table, document } = CONTENT_KINDS[entity as ContentEntity];
    const active = document ? sql`${content.published} ->> 'active'` : "active" in table && table.active;
    if (!active) return [];
    const ids = own.map(({ entityId }) => entityId);
    const isHidden = and(inArray(table.id, ids), sql`${active} = 'false'`);
    return db()
      .select({ id: table.id })
      .from(table as PgTable)
      .where(isHidden);
  });
  return new Set((await Promise.all(hidden)).flat().map(({ id }) => String(id)));
}

/** What they name and is gone. */
async function lostByEach(drafts: readonly ContentDraft[]): Promise<Map<ContentDraft, string[]>> {
  const lost = new Map<ContentDraft, string[]>();
  for (const [entity, own] of Map.groupBy(drafts, (draft) => draft.entity as ContentEntity)) {
    const written = own.map(({ changes }) =>
      Object.fromEntries(Object.entries(changes).map(([field, { after }]) => [field, after])),
    );
    const fields = await missingReferencesOf(db(), CONTENT_KINDS[entity], written);
    own.forEach((draft, at) => {
      lost.set(draft, fields[at]?.map((field) => fieldLabel(entity, field)) ?? []);
    });
  }
  return lost;
}

/** Where each is edited. */
export async function placesOf(pending: readonly PendingChange[]): Promise<Record<string, string>> {
  const places: Record<string, string> = {};
  for (const [entity, own] of Map.groupBy(pending, ({ entity }) => entity as ContentEntity)) {
    const ids = own.map(({ id }) => id);
    for (const [id, state] of await readStates(db(), CONTENT_KINDS[entity], ids))
      places[id] = editedAt(entity, id, state);
  }
  return places;
}

type Counted = { open: number; scheduled: number; failed: number };

export async function countPendingChanges(editor: Editor): Promise<Counted> {
  const isOwn = (of: typeof contentDrafts | typeof contentWithdrawals) =>
    inArray(of.entity, restorableEntities(editor));
  const { rows } = await db().execute<Counted>(sql`select count(*) filter (where at is null)::int as open,
      count(at)::int as scheduled, count(failure)::int as failed
    from (select ${contentDrafts.publishAt} as at, ${contentDrafts.failure} from ${contentDrafts}
      where ${and(isOpen, isOwn(contentDrafts))} union all
      select ${contentWithdrawals.withdrawAt}, ${contentWithdrawals.failure} from ${contentWithdrawals}
      where ${isOwn(contentWithdrawals)}) as pending`);
  return rows[0] ?? { open: 0, scheduled: 0, failed: 0 };
}

/** Nothing while it cannot be read, for the frame of every screen. */
export async function listPendingChangesIfReadable(
  editor: Editor,
  drafted: readonly Drafted[],
): Promise<PendingChange[]> {
  try {
    return await listPendingChanges(editor, drafted);
  } catch (error) {
    log.warn({ err: error }, "The drafts could not be read");
    return [];
  }
}

function scheduledTime(at: Date | null): ScheduledTime | null {
  return at && { text: formatExact(at), field: minuteOf(at) };
}
