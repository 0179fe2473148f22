import { AsyncLocalStorage } from "node:async_hooks";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type BroadcastListener, Listeners, listenToPostgres, wire } from "./broadcasts.ts";
import { ClientInTurn } from "./client-in-turn.ts";
import { startEmbedded } from "./embedded.ts";
import { FolderInUseError } from "./folder-lock.ts";
import { startMaintenance } from "./maintenance.ts";
import { compareMigrations, type EarlierTables, runMigrations } from "./migrations.ts";

/** The database, or the transaction that is under way: what a query needs and nothing more. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
/** What {@link inTransaction} hands to its work. */
export type Transaction = Database;

export type DatabaseStatus = {
  mode: "embedded" | "postgres";
  isReachable: boolean;
  /** Migrations that were not run yet. */
  pending: string[];
  /** A newer version of the product has been here; this one must not write. */
  isNewerThanCode: boolean;
};

type Opened = {
  mode: DatabaseStatus["mode"];
  pool: pg.Pool;
  drizzle: NodePgDatabase;
  close(): Promise<void>;
};

type Running = { tx: Transaction; isOpen: boolean; isTrial: boolean; afterCommit: (() => void)[] };

const POSTGRES_CONNECTIONS = 10;
const EMBEDDED_CONNECTIONS = 8;
const EMBEDDED_QUERY_LIMIT_MS = 120_000;
/** Who waits for the embedded database waits for their turn; a large import takes as long as that. */
const EMBEDDED_TURN_WITHIN_MS = 60_000;
const CONNECT_WITHIN_MS = 10_000;
const STATUS_WITHIN_MS = 2000;

let opened: Opened | undefined;
const running = new AsyncLocalStorage<Running>();
const listeners = new Listeners();

export type OpenOptions = {
  /** When the embedded database is open in another process: be that process's guest instead of refusing. */
  mayBeGuest?: boolean;
};

/** Opens PostgreSQL when `DATABASE_URL` is set, the embedded database in the data folder otherwise. */
export async function openDatabase({ mayBeGuest = false }: OpenOptions = {}): Promise<void> {
  if (opened) return;
  const { databaseUrl } = env();
  if (databaseUrl) opened = await openPostgres(databaseUrl);
  else
    opened = await openEmbedded().catch((error) => (mayBeGuest ? openAsGuest(error) : Promise.reject(error)));
}

/** Waits for running queries, then closes. */
export async function closeDatabase(): Promise<void> {
  const closing = opened;
  opened = undefined;
  await closing?.close();
}

/** Inside {@link inTransaction}, whoever asks for the database gets the transaction. */
export function db(): Database {
  const current = running.getStore();
  return current?.isOpen ? current.tx : root().drizzle;
}

/**
 * All or nothing. Within another transaction it is a savepoint. Queries through `db()` belong to it, which also
 * keeps the embedded database, where one transaction runs at a time, from waiting for itself.
 */
export async function inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const outer = running.getStore();
  const afterCommit: Running["afterCommit"] = [];
  const result = await db().transaction(async (tx) => {
    const current: Running = { tx, isOpen: true, isTrial: outer?.isTrial ?? false, afterCommit };
    try {
      return await running.run(current, () => work(tx));
    } finally {
      // Work that was started here and not waited for must not reach into a transaction that is over.
      current.isOpen = false;
    }
  });
  if (outer?.isOpen) outer.afterCommit.push(...afterCommit);
  else for (const act of afterCommit) act();
  return result;
}

/** Takes a trial back; carries what it found out. */
class TrialOver extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super("A trial was taken back");
    this.result = result;
  }
}

/**
 * Does some work and takes all of it back: within it everything looks as if the work had been done. Nothing of it is
 * told to anybody.
 */
export async function onTrial<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    await inTransaction(async (tx) => {
      const current = running.getStore() as Running;
      throw new TrialOver(await running.run(Object.assign(current, { isTrial: true }), () => work(tx)));
    });
  } catch (error) {
    if (error instanceof TrialOver) return error.result as T;
    throw error;
  }
  throw new Error("A trial was kept");
}

/** Whether what is done now will be taken back. */
export function isTrial(): boolean {
  const current = running.getStore();
  return current?.isOpen === true && current.isTrial;
}

/**
 * A connection of one's own, for what is said to PostgreSQL directly. Not within {@link inTransaction}: on the
 * embedded database the two would wait for each other.
 */
export async function withConnection<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await root().pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/**
 * Brings the database to this version's tables, all at once or not at all. Safe when several processes start together.
 * `beforeChange` is waited for when there are tables with content to be changed; what it throws leaves them alone.
 */
export async function migrateDatabase(
  beforeChange?: (earlier: EarlierTables) => Promise<void>,
): Promise<void> {
  const { isNewerThanCode } = await compareMigrations(root().pool);
  if (isNewerThanCode)
    throw new Error(
      "The database is of a newer version of this product, and was left as it is. Start that version, or restore a backup of this one.",
    );
  await runMigrations(root().pool, beforeChange);
}

/** One transaction at a time, and everybody else waits for it. */
export const isEmbedded = (): boolean => root().mode === "embedded";

export async function databaseStatus(): Promise<DatabaseStatus> {
  const mode = opened?.mode ?? (env().databaseUrl ? "postgres" : "embedded");
  const unreachable = { mode, isReachable: false, pending: [], isNewerThanCode: false };
  if (!opened) return unreachable;
  try {
    return { mode, isReachable: true, ...(await withinTime(compareMigrations(opened.pool))) };
  } catch (error) {
    log.warn({ err: error }, "The database does not answer");
    return unreachable;
  }
}

/** Tells every process on this database, this one included; inside a transaction, once it is committed. */
export async function broadcast(channel: string, payload: string): Promise<void> {
  if (root().mode === "postgres") {
    await db().execute(sql`select pg_notify(${wire.channel}, ${wire.encode(channel, payload)})`);
    return;
  }
  const current = running.getStore();
  if (current?.isOpen) current.afterCommit.push(() => listeners.deliver(channel, payload));
  else listeners.deliver(channel, payload);
}

/**
 * Listens until the returned function is called. `onGap` is called when broadcasts may have been missed,
 * because the connection to PostgreSQL was lost for a while.
 */
export function onBroadcast(channel: string, listener: BroadcastListener, onGap?: () => void): () => void {
  return listeners.add(channel, listener, onGap);
}

function root(): Opened {
  if (!opened) throw new Error("The database is not open");
  return opened;
}

async function openPostgres(connectionString: string): Promise<Opened> {
  const pool = newPool({ connectionString, max: POSTGRES_CONNECTIONS, application_name: "urdume" });
  const stopListening = await listenToPostgres(connectionString, listeners, (error) =>
    log.warn({ reason: String(error) }, "Lost the connection that hears notifications; connecting again"),
  ).catch(async (error) => {
    await pool.end();
    throw error;
  });
  return {
    mode: "postgres",
    pool,
    drizzle: drizzle(pool),
    async close() {
      await stopListening();
      await pool.end();
    },
  };
}

async function openEmbedded(): Promise<Opened> {
  const embedded = await startEmbedded(join(env().dataDir, "database"), {
    onTrouble: (reason) => log.error({ reason }, "The embedded database stopped; starting it again"),
  });
  const pool = newEmbeddedPool(embedded.socketFolder);
  const stopMaintenance = startMaintenance(pool, (error) =>
    log.warn({ reason: String(error) }, "The embedded database could not be maintained"),
  );
  return {
    mode: "embedded",
    pool,
    drizzle: drizzle(pool),
    async close() {
      await stopMaintenance();
      await pool.end();
      await embedded.close();
    },
  };
}

/** Whoever may enter the holder's private folder is the same user, and as good as the holder. */
function openAsGuest(error: unknown): Opened {
  if (!(error instanceof FolderInUseError)) throw error;
  const pool = newEmbeddedPool(error.address);
  return { mode: "embedded", pool, drizzle: drizzle(pool), close: () => pool.end() };
}

function newEmbeddedPool(socketFolder: string): pg.Pool {
  return newPool({
    host: socketFolder,
    user: "postgres",
    database: "postgres",
    max: EMBEDDED_CONNECTIONS,
    connectionTimeoutMillis: EMBEDDED_TURN_WITHIN_MS,
    // One transaction runs at a time: whoever waits for a query from inside one, past db(), would wait forever.
    query_timeout: EMBEDDED_QUERY_LIMIT_MS,
  });
}

function newPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    ...config,
    Client: ClientInTurn,
    keepAlive: true,
  });
  // An idle connection that the server ended is replaced by the pool; without a listener it would end the process.
  pool.on("error", ({ message }) => log.warn({ reason: message }, "A database connection was lost"));
  return pool;
}

function withinTime<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${STATUS_WITHIN_MS} ms`)), STATUS_WITHIN_MS).unref();
  });
  return Promise.race([promise, late]);
}
