import type pg from "pg";
import { PgBoss } from "pg-boss";
import { now } from "../clock.ts";

export type WaitingJob = {
  queue: string;
  policy: string;
  payload: object;
  priority: number;
  startAfter: string;
};

const WAITING = ["created", "retry", "active"];

export async function listWaitingJobs(client: pg.ClientBase): Promise<WaitingJob[]> {
  const { rows: found } = await client.query("select to_regclass('pgboss.job') is not null as exists");
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<WaitingJob>(
    `select queue.name as queue, queue.policy, coalesce(job.data, '{}') as payload, job.priority,
       to_char(job.start_after at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAfter"
     from pgboss.job join pgboss.queue on queue.name = job.name
     where job.state::text = any($1) and queue.name not like '\\_\\_pgboss\\_\\_%' order by job.created_on, job.id`,
    [WAITING],
  );
  return rows;
}

/** Enqueues the jobs again through the queue's own code, whose tables may have changed. */
export async function restoreJobs(client: pg.ClientBase, jobs: WaitingJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const executeSql = (text: string, values?: unknown[]) => client.query(text, values);
  const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false });
  await boss.start();
  const policies = new Map(jobs.map(({ queue, policy }) => [queue, policy]));
  for (const [queue, policy] of policies) await boss.createQueue(queue, { policy: policy as "standard" });
  for (const { queue, payload, priority, startAfter } of jobs) {
    const begin = new Date(startAfter);
    // The queue keeps a job until two weeks after its begin, so one of an old backup would be removed at once.
    await boss.send(queue, payload, { priority, ...(begin > now() && { startAfter: begin }) });
  }
  await boss.stop({ graceful: false });
}
