import { and, eq, inArray } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { CONTENT_KINDS } from "#app/content/history/content-kinds.server.ts";
import { minuteOf } from "#app/i18n/local-day.rules.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { isOpen } from "#app/platform/db/content/content-drafts.server.ts";
import { contentDrafts, contentWithdrawals } from "#app/platform/db/content/content-drafts.table.ts";
import { readStates } from "#app/platform/db/content/content-rows.server.ts";
import type { RevisedIn } from "#app/platform/db/content/content-state.ts";
import { lockContent } from "#app/platform/db/content/revisions.server.ts";
import { titleOf } from "#app/platform/db/content/versions.server.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { canHide, type DraftTarget } from "./publish.server.ts";

export async function scheduleDrafts(
  editor: Editor,
  { entity, id }: DraftTarget,
  locales: readonly RevisedIn[],
  publishAt: Date | null,
): Promise<boolean> {
  return inTransaction(async (tx) => {
    await lockContent(tx);
    const rows = await tx
      .update(contentDrafts)
      .set({ publishAt, failure: null })
      .where(
        and(
          eq(contentDrafts.entity, entity),
          eq(contentDrafts.entityId, id),
          inArray(contentDrafts.locale, [...locales]),
          isOpen,
        ),
      )
      .returning({ locale: contentDrafts.locale });
    if (rows.length === 0) return false;
    const locale = rows.map((row) => row.locale).join(", ");
    await note(editor, { entity, id }, publishAt, { locale });
    return true;
  });
}

export async function scheduleWithdrawal(
  editor: Editor,
  { entity, id }: DraftTarget,
  withdrawAt: Date | null,
): Promise<boolean> {
  const kind = CONTENT_KINDS[entity];
  const state = (await readStates(db(), kind, [id])).get(id);
  if (withdrawAt && (!state || !canHide(kind))) return false;
  return inTransaction(async (tx) => {
    const own = and(eq(contentWithdrawals.entity, entity), eq(contentWithdrawals.entityId, id));
    await tx.delete(contentWithdrawals).where(own);
    if (withdrawAt)
      await tx.insert(contentWithdrawals).values({
        ...{ entity, entityId: id, withdrawAt, editorId: editor.id },
        title: titleOf(kind, state ?? null),
      });
    await note(editor, { entity, id }, withdrawAt, { withdrawal: true });
    return true;
  });
}

async function note(
  editor: Editor,
  { entity, id }: DraftTarget,
  at: Date | null,
  details: Record<string, string | boolean>,
): Promise<void> {
  const action = at ? "scheduled" : "schedule-cancelled";
  const about = `${entity} ${id}`;
  await logEvent(editor, action, { about, details: { ...details, ...(at && { at: minuteOf(at) }) } });
}
