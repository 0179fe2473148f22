import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import { broadcast, db, onBroadcast, type Transaction } from "../db/db.server.ts";
import { isTable } from "../db/is-table.server.ts";
import { env } from "../env.server.ts";
import { log } from "../log.server.ts";
import {
  noteRunning,
  requeueAllJobs,
  requeueStalledJobs,
  retryWhenDatabaseReturns,
} from "./interrupted-jobs.server.ts";

const POLL_SECONDS = 5;
const POLL_RARELY_SECONDS = 60;
const WAITING = "jobs_waiting";
const STOP_LIMIT_MS = 8_000;
/** The queue counts silent jobs as failures, so {@link SILENT_SECONDS} is shorter. */
const HEARTBEAT_SECONDS = 60;
const SIGN_OF_LIFE_SECONDS = 5;
const MAINTENANCE_SECONDS = 10;
const CHECK_SECONDS = 5;

type Work<T> = (payload: T, signal: AbortSignal) => Promise<void>;
export type JobOptions = {
  /** Across all processes. Begun again soon as well, because until then none of them can begin another. */
  isOneAtATime?: boolean;
  /** Concurrent jobs in one process, for work that mostly waits. */
  atOnce?: number;
  retries?: number;
  limitMinutes?: number;
  /** Retried within a minute when its process was killed. */
  isUrgent?: boolean;
  /** Cron expression. */
  every?: string;
};
type Job = { name: string; work: Work<never>; options: JobOptions };
export type EnqueueOptions = {
  /** Enqueued with this transaction. */
  tx?: Transaction;
  startAfter?: Date;
  priority?: number;
  /** Deduplicates within so many seconds. */
  onceInSeconds?: number;
};

const jobs = new Map<string, Job>();
const workers = new Map<string, Worker[]>();
type Worker = { id: string; isBusy: boolean };
let boss: PgBoss | undefined;
let starting: Promise<void> | undefined;
let stopListening: (() => void) | undefined;
let looking: { stop(): void } | undefined;
let stopping = new AbortController();

/** Registers a kind of job, which may be retried. Call before startJobs. */
export function registerJob<T extends object>(name: string, work: Work<T>, options: JobOptions = {}): void {
  jobs.set(name, { name, work: work as Work<never>, options });
}

/** Idempotent. */
export function startJobs(): Promise<void> {
  starting ??= start().catch(async (error) => {
    starting = undefined;
    await halt();
    throw error;
  });
  return starting;
}

async function start(): Promise<void> {
  // The queue recognises by PostgreSQL's error that another process created its tables at the same time.
  const executeSql = (text: string, values?: unknown[]) =>
    queue(db())
      .executeSql(text, values)
      .catch((error) => {
        throw error.cause ?? error;
      });
  const begun = new PgBoss({
    db: { executeSql },
    application_name: "urdume-jobs",
    superviseIntervalSeconds: MAINTENANCE_SECONDS,
    monitorIntervalSeconds: MAINTENANCE_SECONDS,
  });
  begun.on("error", (error) => log.error({ err: error }, "The job queue failed"));
  await begun.start();
  boss = begun;
  stopping = new AbortController();
  stopListening = onBroadcast(WAITING, wake);
  // With its own database there is no other process: active jobs were interrupted.
  if (!env().databaseUrl) await requeueAllJobs();
  for (const job of jobs.values()) await startJob(begun, job);
  // An earlier version may have run one by the clock.
  for (const { name } of await begun.getSchedules()) {
    const job = jobs.get(name);
    if (job && !job.options.every) await begun.unschedule(name);
  }
  looking = findSilentJobs();
}

/** Aborts running jobs, then stops; they continue after the next start. Call before the database closes. */
export async function stopJobs(): Promise<void> {
  // A start in progress would go on after the database is closed.
  await starting?.catch(() => undefined);
  starting = undefined;
  await halt();
}

async function halt(): Promise<void> {
  const running = boss;
  boss = undefined;
  workers.clear();
  stopListening?.();
  looking?.stop();
  stopping.abort();
  await running?.stop({ graceful: true, timeout: STOP_LIMIT_MS });
}

/** Stored in the database, so it survives this process. */
export async function enqueue(name: string, payload: object, options: EnqueueOptions = {}): Promise<void> {
  if (!boss) throw new Error("Jobs are not running");
  const { tx, startAfter, priority, onceInSeconds } = options;
  await boss.send(name, payload, {
    ...(startAfter && { startAfter }),
    ...(priority && { priority }),
    ...(onceInSeconds && { singletonSeconds: onceInSeconds }),
    ...(tx && { db: queue(tx) }),
  });
  // Inside a transaction, broadcast after its commit.
  if (!startAfter) await broadcast(WAITING, name);
}

export async function dropJobs(name: string): Promise<void> {
  if (await isTable("pgboss.job")) await db().execute(sql`delete from pgboss.job where name = ${name}`);
}

export async function retryNow(name: string): Promise<void> {
  const { rowCount } = await db().execute(
    sql`update pgboss.job set start_after = now() where name = ${name} and state = 'retry' and start_after > now()`,
  );
  if (rowCount) await broadcast(WAITING, name);
}

export async function longestWaiting<T>(name: string): Promise<T | null> {
  const { rows } = await db().execute<{ data: T }>(
    sql`select data from pgboss.job where name = ${name} and state = 'retry' order by start_after desc limit 1`,
  );
  return rows[0]?.data ?? null;
}

export async function unfinishedJobs<T>(name: string): Promise<T[]> {
  const { rows } = await db().execute<{ data: T }>(
    sql`select data from pgboss.job where name = ${name} and state < 'completed'`,
  );
  return rows.map(({ data }) => data);
}

/** Requeues jobs of killed processes soon, not after the pause of a failure. */
function findSilentJobs(): { stop(): void } {
  const check = async () => {
    try {
      for (const name of await requeueStalledJobs()) await broadcast(WAITING, name);
    } catch (error) {
      log.warn({ err: error }, "Could not look for jobs of ended processes");
    }
  };
  const timer = setInterval(check, CHECK_SECONDS * 1000);
  return { stop: () => clearInterval(timer) };
}

function wake(name: string): void {
  const all = workers.get(name) ?? [];
  const idle = all.findIndex(({ isBusy }) => !isBusy);
  const [worker] = idle < 0 ? [] : all.splice(idle, 1);
  if (!worker) return;
  all.push(worker);
  boss?.notifyWorker(worker.id);
}

async function startJob(running: PgBoss, { name, work, options }: Job): Promise<void> {
  const {
    isOneAtATime = false,
    retries = 5,
    limitMinutes = 15,
    isUrgent = false,
    atOnce = 1,
    every,
  } = options;
  const isWatched = isUrgent || isOneAtATime;
  const settings = {
    retryLimit: retries,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: limitMinutes * 60,
    ...(isWatched && { heartbeatSeconds: HEARTBEAT_SECONDS }),
    deleteAfterSeconds: 24 * 3600,
  };
  await running.createQueue(name, { ...settings, policy: isOneAtATime ? "singleton" : "standard" });
  await running.updateQueue(name, settings);
  await applySettings(name);
  const team: Worker[] = [];
  for (let at = 0; at < atOnce; at++) {
    const worker = { id: "", isBusy: false };
    // One worker polls; the others wait for notifications.
    const settingsOfWorker = {
      pollingIntervalSeconds: at === 0 ? POLL_SECONDS : POLL_RARELY_SECONDS,
      batchSize: 1,
      ...(isWatched && { heartbeatRefreshSeconds: SIGN_OF_LIFE_SECONDS }),
    };
    worker.id = await running.work(name, settingsOfWorker, async (batch) => {
      worker.isBusy = true;
      // There may be more jobs, and no other worker polls.
      wake(name);
      try {
        for (const { id, data, signal, retryCount } of batch) {
          const end = AbortSignal.any([signal, stopping.signal]);
          const attempt = () => retryWhenDatabaseReturns(() => work(data as never, end), retries, end);
          await noteRunning(id, () => run(name, attempt, { retryCount, retries }));
        }
      } finally {
        worker.isBusy = false;
        boss?.notifyWorker(worker.id);
      }
    });
    team.push(worker);
  }
  workers.set(name, team);
  // After a pause in which nothing ran, once: a host may suspend the process every night.
  if (every) await running.schedule(name, every, {}, { missed: "once" });
}

const COPIED_FROM_QUEUE = [
  ...["retry_limit", "retry_delay", "retry_backoff", "retry_delay_max"],
  ...["expire_seconds", "heartbeat_seconds"],
];
const copied = (prefix: string) => sql.raw(COPIED_FROM_QUEUE.map((column) => prefix + column).join(", "));

/** A job keeps what its queue said when it was enqueued; a restored backup enqueues before the queue says anything. */
async function applySettings(name: string): Promise<void> {
  await db().execute(sql`update pgboss.job set (${copied("")}) = row(${copied("queue.")})
    from pgboss.queue where queue.name = job.name and job.name = ${name} and job.state in ('created', 'retry')
      and (${copied("job.")}) is distinct from (${copied("queue.")})`);
}

type Attempt = { retryCount: number; retries: number };

async function run(name: string, work: () => Promise<void>, { retryCount, retries }: Attempt): Promise<void> {
  const started = performance.now();
  try {
    await work();
    log.debug({ job: name, ms: Math.round(performance.now() - started) }, "Job done");
  } catch (error) {
    if (stopping.signal.aborted) log.info({ job: name }, "Job interrupted; it is done after the next start");
    else if (retryCount < retries)
      log.error({ err: error, job: name, retryCount }, "Job failed; it is tried again");
    else log.error({ err: error, job: name, retryCount }, "Job failed and is given up");
    throw error;
  }
}

/** Inside a transaction the queue's statements belong to it. */
function queue(database: Transaction) {
  return fromDrizzle(database, sql);
}
