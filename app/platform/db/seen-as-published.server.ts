import { and, inArray } from "drizzle-orm";
import { applyDrafts, draftsIn, hasDraft, isOpen, readDraftRows } from "./content-drafts.server.ts";
import { contentDrafts } from "./content-drafts.table.ts";
import type { ContentKind } from "./content-kind.ts";
import { db, dryRun, isDryRun, type Transaction } from "./db.server.ts";
import { lockContent } from "./lock-content.ts";

export type DraftScope = readonly { kind: ContentKind; id: string }[];

/** Publishes these entries' drafts, then rolls back. `run` must have read everything. */
export async function seenAsPublished<T>(scope: DraftScope, run: () => Promise<T>): Promise<T> {
  if (isDryRun()) return run();
  return dryRun(async (tx) => {
    // Serialised with saves, to prevent deadlocks.
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

/** Without drafts it reads directly, without the lock. */
export async function readWithDrafts<T>(scope: DraftScope, read: () => Promise<T>): Promise<T> {
  for (const [kind, own] of Map.groupBy(scope, ({ kind }) => kind)) {
    const ids = own.map(({ id }) => id);
    const rows = [...(await readDraftRows(db(), kind, ids)).values()].flat();
    if (hasDraft(rows)) return seenAsPublished(scope, read);
  }
  return read();
}
