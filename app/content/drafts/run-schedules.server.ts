import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import { isContentEntity } from "#app/content/history/history.rules.ts";
import { now } from "#app/platform/clock.ts";
import { isOpen } from "#app/platform/db/content/content-drafts.server.ts";
import {
  contentDrafts,
  contentWithdrawals,
  type ScheduleFailure,
} from "#app/platform/db/content/content-drafts.table.ts";
import type { RevisedIn } from "#app/platform/db/content/content-state.ts";
import { db } from "#app/platform/db/db.server.ts";
import { isUnreachable } from "#app/platform/db/postgres/unreachable.ts";
import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type DraftTarget, publishDrafts, withdraw } from "./publish.server.ts";

type Due = { at: Date; target: DraftTarget; editorId: string; locales: RevisedIn[] | "withdraw" };

/** Runs due schedules in order. Each is cleared in the same transaction; failed ones stay with the reason. */
export async function runDueSchedules(): Promise<number> {
  let done = 0;
  for (const due of await listDue()) {
    const failure = await attempt(due);
    if (failure) await setAside(due, failure);
    else done++;
  }
  return done;
}

async function listDue(): Promise<Due[]> {
  const today = now();
  const drafts = await db()
    .select()
    .from(contentDrafts)
    .where(and(isOpen, isNull(contentDrafts.failure), lte(contentDrafts.publishAt, today)))
    .orderBy(asc(contentDrafts.publishAt));
  const withdrawals = await db()
    .select()
    .from(contentWithdrawals)
    .where(and(isNull(contentWithdrawals.failure), lte(contentWithdrawals.withdrawAt, today)));
  const due: Due[] = [];
  const together = Map.groupBy(
    drafts,
    ({ entity, entityId, publishAt }) => `${entity} ${entityId} ${publishAt}`,
  );
  for (const [first, ...others] of together.values()) {
    if (!first?.publishAt || !isContentEntity(first.entity)) continue;
    const target = { entity: first.entity, id: first.entityId };
    const locales = [first, ...others].map(({ locale }) => locale);
    due.push({ at: first.publishAt, target, editorId: first.editorId, locales });
  }
  for (const { entity, entityId, withdrawAt, editorId } of withdrawals)
    if (isContentEntity(entity))
      due.push({ at: withdrawAt, target: { entity, id: entityId }, editorId, locales: "withdraw" });
  return due.sort((one, other) => one.at.getTime() - other.at.getTime());
}

async function attempt({ target, editorId, locales }: Due): Promise<ScheduleFailure | null> {
  const context = { editor: { id: editorId }, actor: null };
  try {
    const end =
      locales === "withdraw"
        ? await withdraw(context, target)
        : (await publishDrafts(context, target, locales)).end;
    return end === "published" || end === "withdrawn" || end === "nothing" ? null : end;
  } catch (error) {
    // Nothing is wrong with the change: the next minute tries it again.
    if (isUnreachable(error)) throw error;
    log.error({ err: error, ...target }, "A scheduled change failed");
    return "failed";
  }
}

async function setAside({ target: { entity, id }, locales }: Due, failure: ScheduleFailure): Promise<void> {
  log.warn({ entity, id, failure }, "A scheduled change needs a decision");
  if (locales === "withdraw")
    await db()
      .update(contentWithdrawals)
      .set({ failure })
      .where(and(eq(contentWithdrawals.entity, entity), eq(contentWithdrawals.entityId, id)));
  else
    await db()
      .update(contentDrafts)
      .set({ failure })
      .where(
        and(
          eq(contentDrafts.entity, entity),
          eq(contentDrafts.entityId, id),
          inArray(contentDrafts.locale, locales),
          isOpen,
        ),
      );
}

/** Every minute; overdue ones run at the start. */
export function registerDraftJobs(): void {
  registerJob("do-what-is-due", async () => void (await runDueSchedules()), {
    every: "* * * * *",
    isOneAtATime: true,
    retries: 0,
  });
}
