import { sql } from "drizzle-orm";
import { type BaseVersion, baseVersionWith } from "../../base-version.ts";
import { now } from "../../clock.ts";
import { contentEdited, notePublished, noteVersion } from "../../http/cache/content-tags.server.ts";
import { db, inTransaction, isUnpublished, type Transaction } from "../db.server.ts";
import { inParts } from "../in-parts.ts";
import { statesOf, type TrackedChange, trackChanges } from "./change-tracking.server.ts";
import type { ContentKind } from "./content-kind.ts";
import { type ContentState, differences, emptyState } from "./content-state.ts";
import { saveForm, type Work } from "./form-saving.server.ts";
import { revisions } from "./revisions.table.ts";
import { latestVersion, titleOf } from "./versions.server.ts";

/** A statement takes 65,535 parameters. */
const ROWS_AT_ONCE = 1000;

export type EditorRef = { id: string };

type Options<T> = {
  /** For forms that two may have open. */
  baseVersion?: BaseVersion | undefined;
  isRestoring?: boolean;
  /** Makes a hidden entry that the work then finds; the id, when it was not there. */
  make?: (tx: Transaction) => Promise<string | null>;
  /** Filled with what changed. */
  recorded?: Recorded[];
  /** Otherwise no draft is published. */
  isDone?: (result: T) => boolean;
};

/** Null where it did not or does not exist. */
export type Recorded = {
  kind: ContentKind;
  id: string;
  before: ContentState | null;
  after: ContentState | null;
};

/** Entries without visibility, such as settings, never count: they may hide something. */
export const areAllShown = (recorded: readonly Recorded[]): boolean =>
  recorded.every(({ before, after }) => before?.all.active === true && after?.all.active === true);

/** Thrown after a form was kept as a draft or shown in a preview, to end the command. */
export class SavedAsDraft extends Error {
  readonly baseVersion: BaseVersion;
  constructor(baseVersion: BaseVersion) {
    super("Saved as a draft");
    this.baseVersion = baseVersion;
  }
}

/**
 * The only way to change content: compares watched entries before and after, and records revisions in the
 * same transaction. Serialised, so that a higher version is also later. Afterwards pages that show a change are dropped.
 */
export async function withRevisions<T>(
  editor: EditorRef,
  work: Work<T>,
  { baseVersion, isRestoring = false, make, isDone = () => true, recorded }: Options<T> = {},
): Promise<T> {
  const changes: Recorded[] = [];
  const overlay = isUnpublished() ? db() : undefined;
  if (overlay) {
    await make?.(overlay);
    const result = await work(overlay, trackChanges(overlay).watch);
    if (isDone(result)) throw new SavedAsDraft(baseVersion ?? baseVersionWith({ as: "site" }));
    return result;
  }
  const { result, isDraft } = await inTransaction(async (tx) => {
    await lockContent(tx);
    const made = await make?.(tx);
    const version = (await latestVersion(tx)) + 1;
    const saved = await (baseVersion
      ? saveForm(tx, work, { editor, baseVersion, version, isDone })
      : saveAtOnce(tx, work));
    // What was made for the work counts as absent before.
    const watched = saved.watched.map((one) => (one.id === made ? { ...one, before: null } : one));
    await writeDown(tx, editor, watched, { version, isRestoring, changes });
    for (const [kind, own] of byKind(changes)) await kind.afterWrite?.(tx, own);
    return saved;
  });
  if (baseVersion?.intent.as === "publish" && baseVersion.done.published.length > 0)
    notePublished(baseVersion.done.published);
  if (baseVersion && isDraft) throw new SavedAsDraft(baseVersion);
  recorded?.push(...changes);
  for (const [kind, own] of byKind(changes)) await (kind.edited ?? tagsEdited)(own);
  return result;
}

const byKind = (changes: readonly Recorded[]) => Map.groupBy(changes, ({ kind }) => kind);

async function tagsEdited(changes: readonly Recorded[]): Promise<void> {
  const tags = new Set(changes.flatMap(({ kind }) => kind.tags));
  for (const tag of tags) await contentEdited({ tag, mayLag: areAllShown(changes) });
}

async function saveAtOnce<T>(tx: Transaction, work: Work<T>) {
  const { watch, end } = trackChanges(tx);
  return { result: await work(tx, watch), watched: await end(), isDraft: false };
}

async function writeDown(
  tx: Transaction,
  editor: EditorRef,
  watched: TrackedChange[],
  { version, isRestoring, changes: all }: { version: number; isRestoring: boolean; changes: Recorded[] },
): Promise<void> {
  const madeAt = now();
  // In parts, so that requests are answered between the steps of a large import.
  for (const part of inParts(watched)) {
    const after = await statesOf(tx, part);
    const rows: (typeof revisions.$inferInsert)[] = [];
    for (const one of part) {
      const { kind, id, before } = one;
      const present = after.get(one) ?? null;
      const title = titleOf(kind, present ?? before);
      const action = isRestoring ? "restored" : !before ? "created" : present ? "changed" : "removed";
      const named = { entity: kind.entity, entityId: id, kind: action, title } as const;
      const changes = differences(before ?? emptyState(), present ?? emptyState());
      if (changes.length > 0) all.push({ kind, id, before, after: present });
      for (const change of changes) rows.push({ ...change, ...named, version, editorId: editor.id, madeAt });
    }
    if (rows.length > 0) noteVersion(version);
    for (const some of inParts(rows, ROWS_AT_ONCE)) await tx.insert(revisions).values(some);
  }
}

export async function lockContent(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content revisions'))`);
}
