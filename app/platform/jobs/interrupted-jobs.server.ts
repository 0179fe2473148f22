import { setTimeout as pause } from "node:timers/promises";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { db, lostConnections } from "#app/platform/db/db.server.ts";
import { isUnreachable } from "#app/platform/db/unreachable.ts";

// A run that ended because its process was killed or the database went away is no failure of its work. The queue knows
// no such difference: after each it waits twice as long as before, in the end an hour.

/** A process that works on an urgent job renews its heartbeat three times as often. */
const SILENT_SECONDS = 15;
const REACH_AGAIN_MS = 250;
const BEGIN_AGAIN = 3;

/** What this process works on. After an outage of the database it looks silent, and is not. */
const running = new Set<string>();

/** Begins every job again that is under way, or ends it when it has no attempt left. While no process works on any. */
export async function requeueAllJobs(): Promise<void> {
  await db().execute(sql`update pgboss.job set ${BEGUN_ANEW} where ${MAY_BE_BEGUN_ANEW}`);
  await db().execute(
    sql`update pgboss.job set state = 'failed', completed_on = now() where state = 'active'`,
  );
}

/** Begins urgent jobs again that nobody has said to be working on lately. Gives their kinds. */
export async function requeueStalledJobs(): Promise<string[]> {
  const silent = sql`heartbeat_seconds is not null and heartbeat_on < now() - make_interval(secs => ${SILENT_SECONDS})`;
  const elsewhere = sql`id <> all(${sql.param([...running])}::uuid[])`;
  const { rows } = await db().execute<{ name: string }>(
    sql`update pgboss.job set ${BEGUN_ANEW} where ${MAY_BE_BEGUN_ANEW} and ${silent} and ${elsewhere} returning name`,
  );
  return [...new Set(rows.map(({ name }) => name))];
}

const BEGUN_ANEW = sql`state = 'retry', start_after = now()`;
/** The queue ends what has no attempt left, some time later. */
const MAY_BE_BEGUN_ANEW = sql`state = 'active' and retry_count < retry_limit`;

export async function noteRunning(id: string, work: () => Promise<void>): Promise<void> {
  running.add(id);
  try {
    await work();
  } finally {
    running.delete(id);
  }
}

/** Begins work again that failed while the database was away, once it is back; so the queue can record how it ended. */
export async function retryWhenDatabaseReturns(
  work: () => Promise<void>,
  retries: number,
  signal: AbortSignal,
): Promise<void> {
  for (let again = 0; ; again++) {
    const lostBefore = lostConnections();
    try {
      return await work();
    } catch (error) {
      const wasAway = await untilReachable(signal);
      const wasLost = wasAway || lostConnections() > lostBefore || isLostQuery(error);
      if (!wasLost || signal.aborted || again >= Math.min(retries, BEGIN_AGAIN)) throw error;
    }
  }
}

/** A mail server or a bucket that does not answer is no lost database. */
const isLostQuery = (error: unknown): boolean => error instanceof DrizzleQueryError && isUnreachable(error);

/** Whether it had to be waited for. */
async function untilReachable(signal: AbortSignal): Promise<boolean> {
  for (let wasAway = false; !signal.aborted; wasAway = true) {
    try {
      await db().execute(sql`select 1`);
      return wasAway;
    } catch {
      await pause(REACH_AGAIN_MS, undefined, { signal }).catch(() => undefined);
    }
  }
  return true;
}
