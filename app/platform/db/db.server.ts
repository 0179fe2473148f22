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
import { compareMigrations, type EarlierTables, runMigrations } from "./migrations.ts";
import { connectAsGuest, type OwnPostgres, type ServerLine, startOwnPostgres } from "./own-postgres.ts";
import { FolderInUseError } from "./postgres-holder.ts";

/** The database, or the transaction that is under way: what a query needs and nothing more. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
/** What {@link inTransaction} hands to its work. */
export type Transaction = Database;

export type DatabaseStatus = {
  isReachable: boolean;
  /** Migrations that were not run yet. */
  pending: string[];
  /** A newer version of the product has been here; this one must not write. */
  isNewerThanCode: boolean;
};

type Opened = {
  pool: pg.Pool;
  drizzle: NodePgDatabase;
  close(): Promise<void>;
};

type Running = { tx: Transaction; isOpen: boolean; isDryRun: boolean };

const CONNECTIONS = 10;
const CONNECT_WITHIN_MS = 10_000;
const STATUS_WITHIN_MS = 2000;
/** Any number, the same in every process. */
const SETUP_LOCK = 7_201_914;

let opened: Opened | undefined;
let lost = 0;
const running = new AsyncLocalStorage<Running>();
const setup = new AsyncLocalStorage<{ isHeld: boolean }>();
const listeners = new Listeners();

export type OpenOptions = {
  /** When another process has the data folder open: use that process's server instead of refusing. */
  mayBeGuest?: boolean;
};

/** Opens the PostgreSQL that `DATABASE_URL` names, or starts the application's own on the data folder. */
export async function openDatabase({ mayBeGuest = false }: OpenOptions = {}): Promise<void> {
  if (opened) return;
  const { databaseUrl } = env();
  if (databaseUrl) opened = await connect({ connectionString: databaseUrl });
  else opened = await openOwn(mayBeGuest);
}

/** Waits for running queries, then closes. */
export async function closeDatabase(): Promise<void> {
  const closing = opened;
  opened = undefined;
  await closing?.close();
}

/** Inside {@link inTransaction} this returns the transaction. */
export function db(): Database {
  const current = running.getStore();
  return current?.isOpen ? current.tx : root().drizzle;
}

/** All or nothing. Within another transaction it is a savepoint. Queries through `db()` belong to it. */
export async function inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const outer = running.getStore();
  return db().transaction(async (tx) => {
    const current: Running = { tx, isOpen: true, isDryRun: outer?.isDryRun ?? false };
    try {
      return await running.run(current, () => work(tx));
    } finally {
      // Work that was started here and not waited for must not reach into a transaction that is over.
      current.isOpen = false;
    }
  });
}

/** Takes a dryRun back; carries what it found out. */
class DryRunOver extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super("A dryRun was taken back");
    this.result = result;
  }
}

/**
 * Does some work and takes all of it back: within it everything reads as if the work had been done. Nothing of it is
 * broadcast.
 */
export async function dryRun<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    await inTransaction(async (tx) => {
      const current = running.getStore() as Running;
      throw new DryRunOver(await running.run(Object.assign(current, { isDryRun: true }), () => work(tx)));
    });
  } catch (error) {
    if (error instanceof DryRunOver) return error.result as T;
    throw error;
  }
  throw new Error("A dryRun was kept");
}

/** Whether what is read now may be what nobody else sees yet. */
export function isInTransaction(): boolean {
  return running.getStore()?.isOpen === true;
}

/** Whether what is done now will be taken back. */
export function isDryRun(): boolean {
  return isInTransaction() && running.getStore()?.isDryRun === true;
}

/** A separate connection for direct statements to PostgreSQL, independent of {@link inTransaction}. */
export async function withConnection<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await root().pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/**
 * What a start does to a database: tables, queue, first content. Processes that start together on one database do it
 * one after the other. Within `work` the lock is held already, so asking for it again does not wait.
 */
export async function withSetupLock<T>(work: () => Promise<T>): Promise<T> {
  if (setup.getStore()?.isHeld) return work();
  const client = await root().pool.connect();
  const lock = { isHeld: true };
  try {
    await client.query("select pg_advisory_lock($1)", [SETUP_LOCK]);
    return await setup.run(lock, work);
  } finally {
    // Work that was started here and not waited for, such as the jobs, goes on without the lock.
    lock.isHeld = false;
    // The lock ends with its connection, also when that was lost meanwhile.
    client.release(true);
  }
}

/**
 * Brings the database to this version's tables, all at once or not at all. Safe when several processes start together.
 * `beforeChange` is waited for when there are tables with content to be changed; what it throws leaves them alone.
 */
export async function migrateDatabase(
  beforeChange?: (earlier: EarlierTables) => Promise<void>,
): Promise<void> {
  await withSetupLock(async () => {
    const { isNewerThanCode } = await compareMigrations(root().pool);
    if (isNewerThanCode)
      throw new Error(
        "The database is of a newer version of this product, and was left as it is. Start that version, or restore a backup of this one.",
      );
    await runMigrations(root().pool, beforeChange);
  });
}

export async function databaseStatus(): Promise<DatabaseStatus> {
  const unreachable = { isReachable: false, pending: [], isNewerThanCode: false };
  if (!opened) return unreachable;
  try {
    return { isReachable: true, ...(await withinTime(compareMigrations(opened.pool))) };
  } catch (error) {
    log.warn({ err: error }, "The database does not answer");
    return unreachable;
  }
}

/** A count that rises whenever the server ends a connection of this process. */
export const lostConnections = (): number => lost;

/** Tells every process on this database, this one included; inside a transaction, once it is committed. */
export async function broadcast(channel: string, payload: string): Promise<void> {
  await db().execute(sql`select pg_notify(${wire.channel}, ${wire.encode(channel, payload)})`);
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

async function openOwn(mayBeGuest: boolean): Promise<Opened> {
  const folder = ownFolder();
  const own = await startOwnPostgres(folder, {
    onLine: writeDown,
    onTrouble: (reason) => log.error({ reason }, "PostgreSQL stopped; starting it again"),
  }).catch((error) => {
    if (mayBeGuest && error instanceof FolderInUseError) return connectAsGuest(folder);
    throw error;
  });
  return connectTo(own);
}

/** Where the application's own PostgreSQL keeps its data. */
export const ownFolder = (): string => join(env().dataDir, "postgres");

async function connectTo(own: OwnPostgres): Promise<Opened> {
  try {
    const connected = await connect(own.connection);
    return { ...connected, close: () => connected.close().finally(() => own.close()) };
  } catch (error) {
    await own.close();
    throw error;
  }
}

function writeDown({ isSerious, text }: ServerLine): void {
  if (isSerious) log.warn({ reason: text }, "PostgreSQL reports");
  else log.debug({ reason: text }, "PostgreSQL reports");
}

async function connect(config: pg.ClientConfig): Promise<Opened> {
  const pool = newPool({ ...config, max: CONNECTIONS, application_name: "urdume" });
  const stopListening = await listenToPostgres(config, listeners, (error) =>
    log.warn({ reason: String(error) }, "Lost the connection that hears notifications; connecting again"),
  ).catch(async (error) => {
    await pool.end();
    throw error;
  });
  return {
    pool,
    drizzle: drizzle(pool),
    async close() {
      await stopListening();
      await pool.end();
    },
  };
}

function newPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    ...config,
    Client: ClientInTurn,
    keepAlive: true,
  });
  const onLost = ({ message }: Error) => {
    lost += 1;
    log.warn({ reason: message }, "A database connection was lost");
  };
  // The pool replaces a connection that the server ended. It listens to its idle ones only: without a listener, the
  // end of one that is inside a transaction would end the process.
  pool.on("error", onLost);
  pool.on("connect", (client) => client.on("error", onLost));
  return pool;
}

function withinTime<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${STATUS_WITHIN_MS} ms`)), STATUS_WITHIN_MS).unref();
  });
  return Promise.race([promise, late]);
}
