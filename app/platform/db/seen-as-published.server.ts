import { and, inArray } from "drizzle-orm";
import { applyDrafts, draftsIn, hasDraft, isOpen, readDraftRows } from "./content-drafts.server.ts";
import { contentDrafts } from "./content-drafts.table.ts";
import type { ContentKind } from "./content-kind.ts";
import { db, dryRun, isDryRun, type Transaction } from "./db.server.ts";
import { lockContent } from "./lock-content.ts";

/** Which things are seen with their drafts. */
export type DraftScope = readonly { kind: ContentKind; id: string }[];

/**
 * Lets some work see the drafts of these things as if they were published, and takes everything back afterwards. It
 * must have read what it needs when it answers.
 */
export async function seenAsPublished<T>(scope: DraftScope, run: () => Promise<T>): Promise<T> {
  if (isDryRun()) return run();
  return dryRun(async (tx) => {
    // Rows that are written here are written by savings too: in turns they never wait for each other in a circle.
    await lockContent(tx);
    await showDrafts(tx, scope);
    return run();
  });
}

async function showDrafts(tx: Transaction, scope: DraftScope): Promise<void> {
  for (const [kind, own] of Map.groupBy(scope, ({ kind }) => kind)) {
    const ids = own.map(({ id }) => id);
    for (const [id, rows] of await readDraftRows(tx, kind, ids))
      await applyDrafts(tx, kind, id, draftsIn(rows));
  }
}

/** Everything of these kinds that has a draft. */
export async function everyDraftOf(...kinds: ContentKind[]): Promise<DraftScope> {
  const rows = await db()
    .selectDistinct({ entity: contentDrafts.entity, id: contentDrafts.entityId })
    .from(contentDrafts)
    .where(
      and(
        isOpen,
        inArray(
          contentDrafts.entity,
          kinds.map(({ entity }) => entity),
        ),
      ),
    );
  return kinds.flatMap((kind) =>
    rows.filter(({ entity }) => entity === kind.entity).map(({ id }) => ({ kind, id })),
  );
}

/** For a form: its thing with its drafts. Without any it is read as it is, which keeps nobody waiting. */
export async function readWithDrafts<T>(scope: DraftScope, read: () => Promise<T>): Promise<T> {
  for (const [kind, own] of Map.groupBy(scope, ({ kind }) => kind)) {
    const ids = own.map(({ id }) => id);
    const rows = [...(await readDraftRows(db(), kind, ids)).values()].flat();
    if (hasDraft(rows)) return seenAsPublished(scope, read);
  }
  return read();
}
