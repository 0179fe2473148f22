import type { Editor } from "#app/accounts/guard.server.ts";
import { CONTENT_KINDS } from "#app/content/history/content-kinds.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { baseVersionWith } from "#app/platform/base-version.ts";
import {
  draftsIn,
  hasDraft,
  readDraftRows,
  restoreDrafts,
  storeDrafts,
} from "#app/platform/db/content/content-drafts.server.ts";
import type { ContentDraft } from "#app/platform/db/content/content-drafts.table.ts";
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
  const discarded = await withRevisions(
    editor,
    async (tx, watch) => {
      const rows = (await readDraftRows(tx, kind, [id])).get(id) ?? [];
      await watch(kind, id);
      const dropped = rows
        .filter((row) => hasDraft([row]))
        .map(({ locale }) => locale)
        .filter((locale) => locales.includes(locale));
      const version = (await latestVersion(tx)) + 1;
      if (!(await readStates(tx, kind, [id])).has(id))
        await emptyDrafts(tx, { editor, kind, id, before: rows, version }, dropped);
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

type Emptying = { editor: Editor; kind: ContentKind; id: string; before: ContentDraft[]; version: number };

/** Of something in the trash, which no save reaches. */
async function emptyDrafts(
  tx: Transaction,
  emptying: Emptying,
  dropped: readonly RevisedIn[],
): Promise<void> {
  const drafts = draftsIn(emptying.before);
  for (const locale of dropped) drafts[locale] = {};
  const title = emptying.before[0]?.title ?? "";
  await storeDrafts(tx, { ...emptying, title, drafts, publishAt: null });
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
