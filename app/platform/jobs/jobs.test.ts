import { sql } from "drizzle-orm";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { restoreJobs } from "../backup/waiting-jobs.ts";
import { db, inTransaction } from "../db/db.server.ts";
import { env } from "../env.server.ts";
import { dropJobs, enqueue, registerJob, startJobs, stopJobs } from "./jobs.server.ts";

useTestDatabase();

/** Never due while the test runs. */
const DAILY = `0 ${(new Date().getUTCHours() + 12) % 24} * * *`;

const done: string[] = [];
let running = 0;
let mostRunning = 0;
let failures = 0;
let runs = 0;

beforeAll(async () => {
  registerJob<{ name: string }>("note", async ({ name }) => void done.push(name));
  registerJob<object>(
    "alone",
    async () => {
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      done.push("alone");
    },
    { isOneAtATime: true },
  );
  registerJob<object>("together", () => new Promise((resolve) => meet(resolve)), { atOnce: 2 });
  registerJob<object>("stubborn", async () => {
    failures += 1;
    throw new Error("not yet");
  });
  registerJob<{ name: string }>("urgent", async ({ name }) => void done.push(name), {
    isUrgent: true,
    retries: 40,
  });
  registerJob<object>("scheduled", async () => void done.push("scheduled"), {
    isOneAtATime: true,
    retries: 0,
  });
  registerJob<object>("daily", async () => void done.push("daily"), { every: DAILY });
  registerJob<object>(
    "losing",
    async () => {
      runs += 1;
      if (runs === 1) await db().execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    },
    { retries: 40 },
  );
  await startJobs();
});

afterAll(stopJobs);

const waiting: (() => void)[] = [];
function meet(goOn: () => void): void {
  waiting.push(goOn);
  if (waiting.length < 2) return;
  done.push("met");
  for (const go of waiting) go();
}

const AFTER_AN_HOUR = () => new Date(Date.now() + 3_600_000);

test("starting twice starts one queue, and stopping waits for a start that is under way", async () => {
  await stopJobs();
  const start = vi.spyOn(PgBoss.prototype, "start");
  const stop = vi.spyOn(PgBoss.prototype, "stop");
  const starts = [startJobs(), startJobs()];
  await stopJobs();
  await Promise.all(starts);
  expect(start).toHaveBeenCalledOnce();
  expect(stop).toHaveBeenCalledOnce();
  await expect(enqueue("note", { name: "nobody" })).rejects.toThrow("Jobs are not running");
  vi.restoreAllMocks();
  await startJobs();
});

const eventually = (check: () => boolean) => expect.poll(check, { timeout: 20_000, interval: 50 }).toBe(true);

test("a job is done soon after it was put into the queue", async () => {
  await enqueue("note", { name: "first" });
  await eventually(() => done.includes("first"));
});

test("work that may be done several at once is", async () => {
  await Promise.all([enqueue("together", {}), enqueue("together", {})]);
  await eventually(() => done.includes("met"));
});

test("work that comes due together, which no broadcast announces, is done several at once", async () => {
  done.length = waiting.length = 0;
  const startAfter = new Date(Date.now() + 1000);
  for (let at = 0; at < 2; at++) await enqueue("together", {}, { startAfter });
  await eventually(() => done.includes("met"));
});

test("a job put in by a transaction that fails is never done", async () => {
  await inTransaction(async (tx) => {
    await enqueue("note", { name: "lost" }, { tx });
    throw new Error("undone");
  }).catch(() => undefined);
  await inTransaction((tx) => enqueue("note", { name: "kept" }, { tx }));
  await eventually(() => done.includes("kept"));
  expect(done).not.toContain("lost");
});

test("work of a kind that was dropped while the jobs stood still is not done when they start again", async () => {
  const startAfter = new Date(Date.now() + 60_000);
  for (const name of ["note", "alone"]) await enqueue(name, {}, { startAfter });
  await stopJobs();
  await dropJobs("note");
  await startJobs();
  const { rows } = await db().execute(sql`select name from pgboss.job where start_after > now()
    and name in ('note', 'alone')`);
  expect(rows).toEqual([{ name: "alone" }]);
  await stopJobs();
  await dropJobs("alone");
  await startJobs();
});

test("jobs that a restored backup brings are kept, also overdue ones, and tried as often as those of here", async () => {
  const settings = async (of: string) => {
    const { rows } = await db().execute(sql`select retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, heartbeat_seconds from pgboss.job where data->>'name' = ${of}`);
    return rows;
  };
  await stopJobs();
  await db().execute(sql`drop schema pgboss cascade`);
  const client = new pg.Client(env().databaseUrl);
  await client.connect();
  const brought = {
    queue: "urgent",
    policy: "standard",
    priority: 0,
    startAfter: AFTER_AN_HOUR().toISOString(),
  };
  const longAgo = new Date(Date.now() - 20 * 86_400_000).toISOString();
  await restoreJobs(client, [
    { ...brought, payload: { name: "brought" } },
    { ...brought, payload: { name: "overdue" }, startAfter: longAgo },
  ]);
  await client.end();
  const { rows } = await db().execute(sql`select data->>'name' as name from pgboss.job
    where keep_until > now() order by created_on, name`);
  expect(rows).toEqual([{ name: "brought" }, { name: "overdue" }]);
  await startJobs();
  await enqueue("urgent", { name: "here" }, { startAfter: AFTER_AN_HOUR() });
  expect(await settings("brought")).toEqual(await settings("here"));
  await eventually(() => done.includes("overdue"));
});

test("jobs of a kind that runs alone never overlap", async () => {
  for (let n = 0; n < 5; n++) await enqueue("alone", {});
  await eventually(() => done.filter((name) => name === "alone").length === 5);
  expect(mostRunning).toBe(1);
});

test("a failed job is kept to be tried again", async () => {
  await enqueue("stubborn", {});
  await eventually(() => failures === 1);
});

test("a job for later waits", async () => {
  await enqueue("note", { name: "tomorrow" }, { startAfter: new Date(Date.now() + 86_400_000) });
  await enqueue("note", { name: "today" });
  await eventually(() => done.includes("today"));
  expect(done).not.toContain("tomorrow");
});
/** After so many failures the queue would wait an hour. */
const OFTEN_FAILED = sql`retry_count = 9, started_on = now() - interval '1 minute'`;

test("urgent work of a process that is gone is begun again at once, however often it failed before", async () => {
  await enqueue("urgent", { name: "left behind" }, { startAfter: AFTER_AN_HOUR() });
  await db().execute(sql`update pgboss.job set ${OFTEN_FAILED}, state = 'active',
    heartbeat_on = now() - interval '20 seconds' where data->>'name' = 'left behind'`);
  await eventually(() => done.includes("left behind"));
});

test("work that runs alone does not wait for the end of one whose process is gone", async () => {
  done.length = 0;
  await enqueue("alone", { of: "killed" }, { startAfter: AFTER_AN_HOUR() });
  await db().execute(sql`update pgboss.job set state = 'active', started_on = now(),
    heartbeat_on = now() - interval '20 seconds' where data->>'of' = 'killed'`);
  await enqueue("alone", {});
  await eventually(() => done.filter((name) => name === "alone").length === 2);
});

test("a start on the own database begins all work again that a killed process left, or ends it", async () => {
  done.length = 0;
  for (const name of ["note", "scheduled"])
    await enqueue(name, { name: "interrupted" }, { startAfter: AFTER_AN_HOUR() });
  await stopJobs();
  await db().execute(sql`update pgboss.job set state = 'active', started_on = now()
    where name in ('note', 'scheduled') and state = 'created'`);
  const { databaseUrl } = env();
  Object.assign(env(), { databaseUrl: undefined });
  try {
    await startJobs();
  } finally {
    Object.assign(env(), { databaseUrl });
  }
  await enqueue("scheduled", {});
  await eventually(() => ["interrupted", "scheduled"].every((name) => done.includes(name)));
  expect(done.filter((name) => name === "scheduled")).toHaveLength(1);
});

test("what runs by the clock and was missed while nothing ran is done once after the next start", async () => {
  await stopJobs();
  await db().execute(sql`update pgboss.version set cron_on = now() - interval '2 days'`);
  await db().execute(sql`update pgboss.schedule set created_on = now() - interval '2 days'`);
  await startJobs();
  await eventually(() => done.includes("daily"));
  const { rows } = await db().execute(sql`select 1 from pgboss.job where name = 'daily'`);
  expect(rows).toHaveLength(1);
});

test("work that lost its database connection is begun again once the database is there", async () => {
  await enqueue("losing", {}, { startAfter: AFTER_AN_HOUR() });
  await db().execute(sql`update pgboss.job set ${OFTEN_FAILED}, start_after = now() where name = 'losing'`);
  await eventually(() => runs === 2);
});
