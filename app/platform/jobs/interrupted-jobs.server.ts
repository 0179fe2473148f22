import { setTimeout as pause } from "node:timers/promises";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { db, lostConnections } from "../db/db.server.ts";
import { isUnreachable } from "../db/postgres/unreachable.ts";

// A killed process or lost database is no failure of the job, but the queue would count it.

/** Three heartbeats of a watched job. */
const SILENT_SECONDS = 15;
const REACH_AGAIN_MS = 250;
const BEGIN_AGAIN = 3;

/** Jobs of this process, which look silent after an outage of the database. */
const running = new Set<string>();

/** Only while no process works on any. Jobs without attempts left are failed. */
export async function requeueAllJobs(): Promise<void> {
  await db().execute(sql`update pgboss.job set ${BEGUN_ANEW} where ${MAY_BE_BEGUN_ANEW}`);
  await db().execute(
    sql`update pgboss.job set state = 'failed', completed_on = now() where state = 'active'`,
  );
}

export async function requeueStalledJobs(): Promise<string[]> {
  const silent = sql`heartbeat_seconds is not null and heartbeat_on < now() - make_interval(secs => ${SILENT_SECONDS})`;
  const elsewhere = sql`id <> all(${sql.param([...running])}::uuid[])`;
  const { rows } = await db().execute<{ name: string }>(
    sql`update pgboss.job set ${BEGUN_ANEW} where ${MAY_BE_BEGUN_ANEW} and ${silent} and ${elsewhere} returning name`,
  );
  return [...new Set(rows.map(({ name }) => name))];
}

const BEGUN_ANEW = sql`state = 'retry', start_after = now()`;
/** The queue itself ends jobs without attempts left. */
const MAY_BE_BEGUN_ANEW = sql`state = 'active' and retry_count < retry_limit`;

export async function noteRunning(id: string, work: () => Promise<void>): Promise<void> {
  running.add(id);
  try {
    await work();
  } finally {
    running.delete(id);
  }
}

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

/** Not the timeout of a mail server or bucket. */
const isLostQuery = (error: unknown): boolean => error instanceof DrizzleQueryError && isUnreachable(error);

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
