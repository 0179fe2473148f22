import type pg from "pg";

const ROUND_MS = 60_000;
const ROUNDS_BETWEEN_VACUUMS = 10;
const LOG_BYTES_BETWEEN_CHECKPOINTS = 16 * 1024 * 1024;

/**
 * What PostgreSQL's background processes do. The embedded database has none, so without this its log would grow
 * until the next start, and what was deleted would never be given back.
 */
export function startMaintenance(pool: pg.Pool, onTrouble: (error: unknown) => void): () => Promise<void> {
  let round = 0;
  let current: Promise<void> | null = null;
  const timer = setInterval(() => {
    const isVacuumDue = ++round % ROUNDS_BETWEEN_VACUUMS === 0;
    current ??= (isVacuumDue ? vacuumIfDue(pool) : Promise.resolve())
      .then(() => checkpointIfDue(pool))
      .catch(onTrouble)
      .finally(() => {
        current = null;
      });
  }, ROUND_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}

export async function checkpointIfDue(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    "select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > $1 as due from pg_control_checkpoint()",
    [LOG_BYTES_BETWEEN_CHECKPOINTS],
  );
  if (rows[0]?.due) await pool.query("checkpoint");
}

/** By the rules of PostgreSQL's autovacuum, one table after the other. */
export async function vacuumIfDue(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, stat.relname) as name
     from pg_stat_user_tables stat join pg_class on pg_class.oid = relid
     where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
       or age(relfrozenxid) > 150000000`,
  );
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
}
