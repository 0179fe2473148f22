import { and, eq, inArray, lt } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { CONTENT_KINDS } from "#app/content/history/content-kinds.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { baseVersionWith } from "#app/platform/base-version.ts";
import { isOpen, restoreDrafts } from "#app/platform/db/content/content-drafts.server.ts";
import { contentDrafts } from "#app/platform/db/content/content-drafts.table.ts";
import type { RevisedIn } from "#app/platform/db/content/content-state.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import { latestVersion } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
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
      return { dropped, version: (await latestVersion(tx)) + 1 };
    },
    { baseVersion: baseVersionWith({ as: "discard", locales }) },
  );
  const { dropped, version } = discarded;
  if (dropped.length === 0) return null;
  // For a deleted entry, only drafts written before.
  await db()
    .update(contentDrafts)
    .set({ changes: {}, publishAt: null, failure: null })
    .where(and(own, isOpen, inArray(contentDrafts.locale, dropped), lt(contentDrafts.version, version)));
  const locale = dropped.join(", ");
  await logEvent(editor, "draft-discarded", { about: `${entity} ${id}`, details: { locale } });
  return version;
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
