import { sql } from "drizzle-orm";
import { db, withConnection } from "../db/db.server.ts";
import { pendingWork } from "../http/pending-work.ts";

/** Arbitrary advisory lock key. The database releases it when the process that restores ends. */
const LOCK_KEY = 7_340_131;
const WRITES_LIMIT_MS = 20_000;

let isHere = false;
const writes = pendingWork();

/** Across all processes. Begins when what this process is writing is written, because it would be lost. */
export async function withRestoreLock<T>(work: () => Promise<T>): Promise<T | "busy"> {
  if (isHere) return "busy";
  isHere = true;
  try {
    return await withConnection(async (client) => {
      const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [LOCK_KEY]);
      if (!rows[0]?.mine) return "busy";
      try {
        await writes.done(WRITES_LIMIT_MS);
        return await work();
      } finally {
        await client.query("select pg_advisory_unlock($1)", [LOCK_KEY]);
      }
    });
  } finally {
    isHere = false;
  }
}

/** "restoring": not begun, because a restore, in this process or another, would overwrite what it writes. */
export function unlessRestoring<T>(work: () => Promise<T>): Promise<T | "restoring"> {
  return writes.count(begin());

  async function begin() {
    return (await isBeingRestored()) ? "restoring" : work();
  }
}

async function isBeingRestored(): Promise<boolean> {
  if (isHere) return true;
  try {
    const { rows } = await db().execute<{ is: boolean }>(
      sql`select exists (select from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where datname = current_database() and locktype = 'advisory' and classid = 0 and objid = ${LOCK_KEY}) as is`,
    );
    return rows[0]?.is ?? false;
  } catch {
    // Without a database nothing is written either, and the form says so itself.
    return false;
  }
}
