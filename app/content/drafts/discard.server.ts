import { and, eq } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { CONTENT_KINDS } from "#app/content/history/content-kinds.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { baseVersionWith } from "#app/platform/base-version.ts";
import {
  draftsIn,
  isOpen,
  readDraftRows,
  restoreDrafts,
  storeDrafts,
} from "#app/platform/db/content/content-drafts.server.ts";
import { contentDrafts } from "#app/platform/db/content/content-drafts.table.ts";
import type { ContentKind } from "#app/platform/db/content/content-kind.ts";
import { readStates } from "#app/platform/db/content/content-rows.server.ts";
import type { RevisedIn } from "#app/platform/db/content/content-state.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import { latestVersion } from "#app/platform/db/content/versions.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import type { DraftTarget } from "./publish.server.ts";

/** Returns the version that restores them; null when there were none. */
export async function discardDrafts(
  editor: Editor,
  { entity, id }: DraftTarget,
  locales: readonly RevisedIn[],
): Promise<number | null> {
  const kind = CONTENT_KINDS[entity];
  const own = and(eq(contentDrafts.entity, entity), eq(contentDrafts.entityId, id));
  const discarded = await withRevisions(
    editor,
    async (tx, watch) => {
      const open = await tx
        .select({ locale: contentDrafts.locale })
        .from(contentDrafts)
        .where(and(own, isOpen));
      await watch(kind, id);
      const dropped = open.map(({ locale }) => locale).filter((locale) => locales.includes(locale));
      const version = (await latestVersion(tx)) + 1;
      if (!(await readStates(tx, kind, [id])).has(id))
        await emptyDrafts(tx, editor, { kind, id }, dropped, version);
      return { dropped, version };
    },
    { baseVersion: baseVersionWith({ as: "discard", locales }) },
  );
  const { dropped, version } = discarded;
  if (dropped.length === 0) return null;
  const locale = dropped.join(", ");
  await logEvent(editor, "draft-discarded", { about: `${entity} ${id}`, details: { locale } });
  return version;
}

/** Of something in the trash, which no save reaches. */
async function emptyDrafts(
  tx: Transaction,
  editor: Editor,
  { kind, id }: { kind: ContentKind; id: string },
  dropped: readonly RevisedIn[],
  version: number,
): Promise<void> {
  const before = (await readDraftRows(tx, kind, [id])).get(id) ?? [];
  const drafts = draftsIn(before);
  for (const locale of dropped) drafts[locale] = {};
  const title = before[0]?.title ?? "";
  await storeDrafts(tx, { editor, kind, id, title, before, drafts, version, publishAt: null });
}

export async function restoreDiscarded(
  editor: Editor,
  { entity, id }: DraftTarget,
  version: number,
): Promise<boolean> {
  const isBack = await withRevisions(editor, (tx) => restoreDrafts(tx, CONTENT_KINDS[entity], id, version));
  if (isBack) await logEvent(editor, "draft-brought-back", { about: `${entity} ${id}` });
  return isBack;
}
