import { and, asc, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Done } from "../../base-version.ts";
import { now } from "../../clock.ts";
import type { Database, Transaction } from "../db.server.ts";
import { type ContentDraft, contentDrafts, type PastDraft } from "./content-drafts.table.ts";
import type { ContentKind } from "./content-kind.ts";
import { writeFields } from "./content-rows.server.ts";
import { type Changes, type Fields, isSame, REVISED_IN, type RevisedIn } from "./content-state.ts";
import { type Drafts, noDrafts } from "./draft-merge.ts";
import { latestVersion } from "./versions.server.ts";

/** Forms older than these get more conflicts than necessary. */
const MOST_PAST = 20;

export const isOpen = ne(contentDrafts.changes, sql`'{}'::jsonb`);

export async function readDraftRows(
  on: Database,
  { entity }: ContentKind,
  ids: readonly string[],
): Promise<Map<string, ContentDraft[]>> {
  if (ids.length === 0) return new Map();
  const rows = await on
    .select()
    .from(contentDrafts)
    .where(and(eq(contentDrafts.entity, entity), inArray(contentDrafts.entityId, [...ids])))
    .orderBy(asc(contentDrafts.entityId), asc(contentDrafts.locale));
  return Map.groupBy(rows, ({ entityId }) => entityId);
}

export const hasDraft = (rows: readonly ContentDraft[]): boolean =>
  rows.some(({ changes }) => Object.keys(changes).length > 0);

export function draftsIn(rows: readonly ContentDraft[]): Drafts {
  const drafts = noDrafts();
  for (const { locale, changes } of rows) drafts[locale] = changes;
  return drafts;
}

export function draftsAfter(rows: readonly ContentDraft[], version: number): Drafts {
  const drafts = noDrafts();
  for (const row of rows) {
    const then = [...row.past, row].findLast((one) => one.version <= version);
    if (then) drafts[row.locale] = then.changes;
  }
  return drafts;
}

/** Applies drafts over the published state of an overlay, except where something else has the address by now. */
export async function applyDrafts(
  on: Database,
  kind: ContentKind,
  id: string,
  drafts: Drafts,
): Promise<void> {
  for (const locale of REVISED_IN) {
    const fields: Fields = {};
    for (const [field, { after }] of Object.entries(drafts[locale]))
      if (!(await isTaken(on, kind, id, field, after))) fields[field] = after;
    if (Object.keys(fields).length > 0) await writeFields(on, kind, id, locale, fields);
  }
}

async function isTaken(on: Database, kind: ContentKind, id: string, field: string, value: unknown) {
  const { table, where, document } = kind;
  const { slug } = getTableColumns(table) as Record<string, AnyPgColumn>;
  if (!slug || value == null || field !== (document ? document.unique : "slug")) return false;
  return (await on.$count(table, and(where, eq(slug, String(value)), ne(table.id, id)))) > 0;
}

type DraftUpdate = {
  editor: { id: string };
  kind: ContentKind;
  id: string;
  title: string;
  before: readonly ContentDraft[];
  drafts: Drafts;
  version: number;
  /** Of the whole; null leaves each language its own date. */
  publishAt: Date | null;
};

export async function storeDrafts(
  tx: Transaction,
  update: DraftUpdate,
): Promise<Pick<Done, "drafted" | "dated">> {
  const { drafts } = update;
  const dated: RevisedIn[] = [];
  for (const locale of REVISED_IN) if (await keepDraft(tx, locale, update)) dated.push(locale);
  return { drafted: REVISED_IN.filter((locale) => Object.keys(drafts[locale]).length > 0), dated };
}

/** Whether it was changed and has a date. */
async function keepDraft(tx: Transaction, locale: RevisedIn, update: DraftUpdate): Promise<boolean> {
  const { editor, kind, id, title, before, drafts, version, publishAt } = update;
  const row = before.find((one) => one.locale === locale);
  const changes = drafts[locale];
  const hasChanges = Object.keys(changes).length > 0;
  const isDated = hasChanges && publishAt !== null;
  if (isSameDraft(row?.changes ?? {}, changes) && !isDated) return false;
  const savedAt = now();
  const isStill = hasChanges && row?.publishAt && row.publishAt > savedAt;
  const values = {
    ...{ title, changes, version, savedAt, editorId: editor.id },
    past: row ? pastOf(row) : [],
    // Failed or past schedules are cleared, so that nothing is published without being asked for again.
    ...{ publishAt: isDated ? publishAt : isStill ? row.publishAt : null, failure: null },
  };
  if (row) await tx.update(contentDrafts).set(values).where(eq(contentDrafts.id, row.id));
  else await tx.insert(contentDrafts).values({ entity: kind.entity, entityId: id, locale, ...values });
  return values.publishAt !== null;
}

const pastOf = ({ past, version, changes, publishAt, editorId }: ContentDraft): PastDraft[] =>
  [...past, { version, changes, publishAt: publishAt?.toISOString() ?? null, editorId }].slice(-MOST_PAST);

/** Restores drafts that a save removed, or published in part. False when something was written since. */
export async function restoreDrafts(
  tx: Transaction,
  kind: ContentKind,
  id: string,
  version: number,
): Promise<boolean> {
  const rows = ((await readDraftRows(tx, kind, [id])).get(id) ?? []).filter((row) => row.version === version);
  const next = (await latestVersion(tx)) + 1;
  for (const row of rows) {
    // A draft that the save made.
    const last: Omit<PastDraft, "version"> = row.past.at(-1) ?? { changes: {}, publishAt: null };
    const { changes, publishAt, editorId = row.editorId } = last;
    const again = publishAt !== null && new Date(publishAt) > now() ? new Date(publishAt) : null;
    await tx
      .update(contentDrafts)
      .set({ changes, publishAt: again, editorId, past: pastOf(row), version: next })
      .where(eq(contentDrafts.id, row.id));
  }
  return rows.length > 0;
}

function isSameDraft(one: Changes, other: Changes): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every(
    (name) =>
      one[name] &&
      other[name] &&
      isSame(one[name].after, other[name].after) &&
      isSame(one[name].before, other[name].before),
  );
}
