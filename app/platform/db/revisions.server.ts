import type { BaseVersion } from "#app/platform/base-version.ts";
import { now } from "#app/platform/clock.ts";
import { notePublished } from "#app/platform/http/content-tags.server.ts";
import type { ContentKind } from "./content-kind.ts";
import { type ContentState, differences, emptyState } from "./content-state.ts";
import { inTransaction, isDryRun, type Transaction } from "./db.server.ts";
import { saveForm, type Work } from "./form-saving.server.ts";
import { lockContent } from "./lock-content.ts";
import { revisions } from "./revisions.table.ts";
import { latestVersion, titleOf } from "./versions.server.ts";
import { startWatching, statesOf, type Watched } from "./watching.server.ts";

const THINGS_AT_ONCE = 100;
/** A statement takes 65,535 values. */
const ROWS_AT_ONCE = 1000;

export type EditorRef = { id: string };

type Options<T> = {
  /** What the form began with, when two may have it open, and what becomes of what it sends. */
  baseVersion?: BaseVersion | undefined;
  /** Something earlier is written again. */
  isRestoring?: boolean;
  /** Creates records that always exist, before they are read. */
  ensure?: (tx: Transaction) => Promise<unknown>;
  /** Creates what a form is going to show, hidden, before it is read; answers its id when it was not there. */
  make?: (tx: Transaction) => Promise<string | null>;
  /** Filled with what was changed on the site, for the pages that show it. */
  recorded?: Recorded[];
  /** Whether the work did what it was asked; what it refused publishes no draft. */
  isDone?: (result: T) => boolean;
};

/** What changed on the site; null where it was not there, or is no more. */
export type Recorded = {
  kind: ContentKind;
  id: string;
  before: ContentState | null;
  after: ContentState | null;
};

/**
 * Everything was on the site before and after: visitors may see for a moment longer what was there. What cannot be
 * switched off, such as a setting, never counts: it may hide something.
 */
export const areAllShown = (recorded: readonly Recorded[]): boolean =>
  recorded.every(({ before, after }) => before?.all.active === true && after?.all.active === true);

/** What a form sent is kept as a draft, and nothing was published. Thrown once it is kept: nothing else is to be done. */
export class DraftKept extends Error {
  readonly baseVersion: BaseVersion;
  constructor(baseVersion: BaseVersion) {
    super("Kept as a draft");
    this.baseVersion = baseVersion;
  }
}

/**
 * Every change to content is made in here: what is watched is compared before and after, and what
 * changed is written down in the same transaction, with who did it. All who change content take turns, so that a
 * higher version was also made later.
 */
export async function recording<T>(
  editor: EditorRef,
  work: Work<T>,
  { baseVersion, isRestoring = false, ensure, make, isDone = () => true, recorded = [] }: Options<T> = {},
): Promise<T> {
  const note = (one: Recorded) => void recorded.push(one);
  const { result, isDraft } = await inTransaction(async (tx) => {
    await lockContent(tx);
    if (!baseVersion || isDryRun()) {
      const { watch, end } = startWatching(tx);
      const result = await work(tx, watch);
      if (!isDryRun()) {
        const version = (await latestVersion(tx)) + 1;
        await writeDown(tx, editor, await end(), { version, isRestoring, note });
      }
      return { result, isDraft: false };
    }
    await ensure?.(tx);
    const made = await make?.(tx);
    const version = (await latestVersion(tx)) + 1;
    const saved = await saveForm(tx, work, { editor, baseVersion, version, isDone });
    const watched = saved.watched.map(asNew(made ?? null));
    await writeDown(tx, editor, watched, { version, isRestoring, note });
    return saved;
  });
  if (baseVersion?.intent.as === "publish" && baseVersion.done.published.length > 0)
    notePublished(baseVersion.done.published);
  if (baseVersion && isDraft) throw new DraftKept(baseVersion);
  return result;
}

/** A record created only to be read counts as absent before. */
const asNew =
  (made: string | null) =>
  (one: Watched): Watched =>
    one.id === made ? { ...one, before: null } : one;

async function writeDown(
  tx: Transaction,
  editor: EditorRef,
  watched: Watched[],
  { version, isRestoring, note }: { version: number; isRestoring: boolean; note: (one: Recorded) => void },
): Promise<void> {
  const madeAt = now();
  // An import changes thousands of things at once: they are compared and written in parts, so that requests are
  // answered in between.
  for (let at = 0; at < watched.length; at += THINGS_AT_ONCE) {
    const part = watched.slice(at, at + THINGS_AT_ONCE);
    const after = await statesOf(tx, part);
    const rows: (typeof revisions.$inferInsert)[] = [];
    for (const one of part) {
      const { kind, id, before } = one;
      const present = after.get(one) ?? null;
      const title = titleOf(kind, present ?? before);
      const action = isRestoring ? "restored" : !before ? "created" : present ? "changed" : "removed";
      const named = { entity: kind.entity, entityId: id, kind: action, title } as const;
      const changes = differences(before ?? emptyState(), present ?? emptyState());
      if (changes.length > 0) note({ kind, id, before, after: present });
      for (const change of changes) rows.push({ ...change, ...named, version, editorId: editor.id, madeAt });
    }
    for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
      await tx.insert(revisions).values(rows.slice(first, first + ROWS_AT_ONCE));
  }
}
