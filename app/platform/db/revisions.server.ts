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
/** A statement takes 65,535 parameters. */
const ROWS_AT_ONCE = 1000;

export type EditorRef = { id: string };

type Options<T> = {
  /** For forms that two may have open. */
  baseVersion?: BaseVersion | undefined;
  isRestoring?: boolean;
  ensure?: (tx: Transaction) => Promise<unknown>;
  make?: (tx: Transaction) => Promise<string | null>;
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

/** Thrown after a form was kept as a draft, to end the command. */
export class SavedAsDraft extends Error {
  readonly baseVersion: BaseVersion;
  constructor(baseVersion: BaseVersion) {
    super("Saved as a draft");
    this.baseVersion = baseVersion;
  }
}

/**
 * The only way to change content: compares watched entries before and after, and records revisions in the
 * same transaction. Serialised, so that a higher version is also later.
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
  if (baseVersion && isDraft) throw new SavedAsDraft(baseVersion);
  return result;
}

/** A row created only to be read counts as absent before. */
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
  // In parts, so that requests are answered between the steps of a large import.
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
