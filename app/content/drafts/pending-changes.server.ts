import { and, asc, inArray, sql } from "drizzle-orm";
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
import { missingReferences, readStates } from "#app/platform/db/content/content-rows.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { PendingChange, ScheduledTime } from "./drafts.rules.ts";

export async function listPendingChanges(editor: Editor, only?: ContentEntity): Promise<PendingChange[]> {
  const entities = restorableEntities(editor).filter((entity) => !only || entity === only);
  const [drafts, withdrawals] = [
    await db()
      .select()
      .from(contentDrafts)
      .where(and(isOpen, inArray(contentDrafts.entity, entities)))
      .orderBy(asc(contentDrafts.publishAt), asc(contentDrafts.savedAt)),
    await db()
      .select()
      .from(contentWithdrawals)
      .where(inArray(contentWithdrawals.entity, entities))
      .orderBy(asc(contentWithdrawals.withdrawAt)),
  ];
  if (drafts.length + withdrawals.length === 0) return [];
  const [names, hidden] = await Promise.all([
    namesOfEditors(drafts.map(({ editorId }) => editorId)),
    hiddenAmong([...drafts, ...withdrawals]),
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
      lost: await lostBy(draft),
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

async function lostBy({ entity, changes }: ContentDraft): Promise<string[]> {
  const fields = Object.entries(changes).map(([field, { after }]) => [field, after]);
  const lost = await missingReferences(
    db(),
    CONTENT_KINDS[entity as ContentEntity],
    Object.fromEntries(fields),
  );
  return lost.map((field) => fieldLabel(entity, field));
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
  only?: ContentEntity,
): Promise<PendingChange[]> {
  try {
    return await listPendingChanges(editor, only);
  } catch (error) {
    log.warn({ err: error }, "The drafts could not be read");
    return [];
  }
}

function scheduledTime(at: Date | null): ScheduledTime | null {
  return at && { text: formatExact(at), field: minuteOf(at) };
}
