import { and, eq } from "drizzle-orm";
import { CONTENT_KINDS } from "#app/content/history/content-kinds.server.ts";
import type { ContentEntity } from "#app/content/history/history.rules.ts";
import { areDraftFilesMissing } from "#app/media/lost-files.server.ts";
import type { Actor } from "#app/platform/audit/log-event.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { type BaseVersion, baseVersionWith, type Done } from "#app/platform/base-version.ts";
import { contentWithdrawals, type ScheduleFailure } from "#app/platform/db/content/content-drafts.table.ts";
import type { ContentKind } from "#app/platform/db/content/content-kind.ts";
import { readStates, writeFields } from "#app/platform/db/content/content-rows.server.ts";
import type { RevisedIn } from "#app/platform/db/content/content-state.ts";
import type { Work } from "#app/platform/db/content/form-saving.server.ts";
import { type EditorRef, withRevisions } from "#app/platform/db/content/revisions.server.ts";
import { ContentConflictError } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { isUniqueViolation } from "#app/platform/db/violations.ts";
import { log } from "#app/platform/log.server.ts";

export type DraftTarget = { entity: ContentEntity; id: string };
export type PublishContext = { editor: EditorRef; actor: Actor };

export const canHide = (kind: ContentKind): boolean => kind.document !== undefined || "active" in kind.table;

const isThere = async (kind: ContentKind, id: string) => (await readStates(db(), kind, [id])).has(id);

type Published = { end: "published" | "nothing" | ScheduleFailure; left: Done["left"] };

/** All or nothing, but fields that refer to deleted entries stay drafts ("lost"). */
export async function publishDrafts(
  context: PublishContext,
  target: DraftTarget,
  locales: readonly RevisedIn[],
): Promise<Published> {
  const baseVersion = baseVersionWith({ as: "publish", locales });
  const end = await publish(context, target, baseVersion, locales);
  return { end, left: baseVersion.done.left };
}

async function publish(
  { editor, actor }: PublishContext,
  { entity, id }: DraftTarget,
  baseVersion: BaseVersion,
  locales: readonly RevisedIn[],
): Promise<Published["end"]> {
  const kind = CONTENT_KINDS[entity];
  if (!(await isThere(kind, id))) return "gone";
  if (await areDraftFilesMissing(kind, id, locales)) return "file";
  try {
    await withRevisions(editor, (_tx, watch) => watch(kind, id), { baseVersion });
  } catch (error) {
    if (error instanceof ContentConflictError) return "conflict";
    if (isUniqueViolation(error)) return "taken";
    throw error;
  }
  const { published, left } = baseVersion.done;
  if (published.length === 0) return left.length > 0 ? "lost" : "nothing";
  const languages = published.join(", ");
  await logEvent(actor, "published", { about: `${entity} ${id}`, details: { locale: languages } });
  log.info({ editor: editor.id, entity, id, languages, left: left.length }, "Drafts published");
  return left.length > 0 ? "lost" : "published";
}

export async function withdraw(
  { editor, actor }: PublishContext,
  { entity, id }: DraftTarget,
): Promise<"withdrawn" | ScheduleFailure> {
  const kind = CONTENT_KINDS[entity];
  if (!canHide(kind)) return "failed";
  if (!(await isThere(kind, id))) return "gone";
  const hide: Work<void> = async (tx, watch) => {
    await watch(kind, id);
    await writeFields(tx, kind, id, "all", { active: false });
    await tx
      .delete(contentWithdrawals)
      .where(and(eq(contentWithdrawals.entity, entity), eq(contentWithdrawals.entityId, id)));
  };
  await withRevisions(editor, hide);
  await logEvent(actor, "withdrawn", { about: `${entity} ${id}` });
  log.info({ editor: editor.id, entity, id }, "Withdrawn from the site");
  return "withdrawn";
}
