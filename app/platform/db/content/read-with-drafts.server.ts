import { and, inArray } from "drizzle-orm";
import { db, isUnpublished, withOverlay } from "../db.server.ts";
import { applyDrafts, draftsIn, isOpen, readDraftRows } from "./content-drafts.server.ts";
import { contentDrafts } from "./content-drafts.table.ts";
import type { ContentKind } from "./content-kind.ts";
import { Overlay } from "./overlay.ts";

export type DraftScope = readonly { kind: ContentKind; id: string }[];

export class TookTooLongError extends Error {}

/** What is read shows these entries' drafts. Nothing is written: forms that are sent in `run` show, too. */
export async function readWithDrafts<T>(
  scope: DraftScope,
  run: () => Promise<T>,
  limitMs?: number,
): Promise<T> {
  if (isUnpublished()) return run();
  const overlay = new Overlay({ isPreview: true });
  return withOverlay(overlay, async (on) => {
    for (const [kind, own] of Map.groupBy(scope, ({ kind }) => kind)) {
      const ids = own.map(({ id }) => id);
      for (const [id, rows] of await readDraftRows(on, kind, ids))
        await applyDrafts(on, kind, id, draftsIn(rows));
    }
    return limitMs === undefined ? run() : withinLimit(overlay, limitMs, run);
  });
}

/** When the limit passes, whatever still runs fails at its next query. */
async function withinLimit<T>(overlay: Overlay, limitMs: number, run: () => Promise<T>): Promise<T> {
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    overlay.error = new TookTooLongError(`It took longer than ${limitMs} ms`);
    over.reject(overlay.error);
  }, limitMs);
  return Promise.race([run(), over.promise]).finally(() => clearTimeout(timer));
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
