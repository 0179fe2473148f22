import { AsyncLocalStorage } from "node:async_hooks";
import { EventEmitter } from "node:events";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import { env } from "../env.server.ts";
import { log } from "../log.server.ts";
import { type BroadcastListener, GAP, listenToPostgres, wire } from "./broadcasts.ts";
import { CONNECTION_OPTIONS } from "./connection-options.ts";
import type { Overlay } from "./content/overlay.ts";
import { compareMigrations, type EarlierTables, runMigrations } from "./postgres/migrations.ts";
import {
  connectToRunning,
  type OwnPostgres,
  type ServerLine,
  startOwnPostgres,
} from "./postgres/own-postgres.ts";
import { FolderInUseError } from "./postgres/postgres-lock.ts";
import { SerialClient } from "./postgres/serial-client.ts";

type DrizzleDatabase = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
/** Without `transaction`, whose statements would go to any connection of the pool while drafts are shown. */
export type Database = Omit<DrizzleDatabase, "transaction">;
export type Transaction = Database;

export type DatabaseStatus = {
  isReachable: boolean;
  pending: string[];
  /** Migrated by a newer version, so this one must not write. */
  isNewerThanCode: boolean;
};

type Opened = {
  pool: pg.Pool;
  drizzle: NodePgDatabase;
  close(): Promise<void>;
};

type Running = { tx: DrizzleDatabase; client: pg.PoolClient; isOpen: boolean };

const CONNECTIONS = 10;
const STATUS_WITHIN_MS = 2000;
/** Arbitrary advisory lock key, the same in every process. */
const SETUP_LOCK = 7_201_914;

let opened: Opened | undefined;
let lost = 0;
const running = new AsyncLocalStorage<Running>();
const overlaid = new AsyncLocalStorage<{ on: Database; isOpen: boolean }>();
const overlays = new WeakMap<Database, Overlay>();
const setup = new AsyncLocalStorage<{ isHeld: boolean }>();
const listeners = new EventEmitter().setMaxListeners(0);

export type OpenOptions = {
  mayConnectToRunning?: boolean;
};

export async function openDatabase({ mayConnectToRunning = false }: OpenOptions = {}): Promise<void> {
  if (opened) return;
  const { databaseUrl } = env();
  if (databaseUrl) opened = await connect({ connectionString: databaseUrl });
  else opened = await openOwn(mayConnectToRunning);
}

export async function closeDatabase(): Promise<void> {
  const closing = opened;
  opened = undefined;
  await closing?.close();
}

export function db(): Database {
  return shown()?.on ?? current()?.tx ?? root().drizzle;
}

type Preparable<Prepared> = { prepare(name: string): Prepared };
const prepared = new WeakMap<Database, Map<string, unknown>>();

/**
 * A query whose SQL is built once; `sql.placeholder` stands for what differs. The name says all that its SQL depends on. It
 * has no name in the database, where a connection would keep its plan.
 */
export function preparedQuery<Prepared>(
  name: string,
  build: (on: Database) => Preparable<Prepared>,
): Prepared {
  const on = db();
  if (on !== opened?.drizzle) return build(on).prepare("");
  const known = prepared.get(on) ?? new Map<string, unknown>();
  prepared.set(on, known);
  const query = (known.get(name) as Prepared | undefined) ?? build(on).prepare("");
  known.set(name, query);
  return query;
}

// Unawaited work must use neither a finished transaction nor an overlay that is done with.
const current = () => (running.getStore()?.isOpen ? running.getStore() : undefined);
const shown = () => (overlaid.getStore()?.isOpen ? overlaid.getStore() : undefined);

/** Nested calls are savepoints. `db()` returns the transaction within `work`. */
export async function inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const outer = current();
  const client = outer?.client ?? (await root().pool.connect());
  try {
    return await (outer?.tx ?? drizzle(client)).transaction(async (tx) => {
      const inner: Running = { tx, client, isOpen: true };
      try {
        return await running.run(inner, () => work(tx));
      } finally {
        inner.isOpen = false;
      }
    });
  } finally {
    if (!outer) client.release();
  }
}

/** `db()` reads through an overlay within `work`, which may write states to it. */
export async function withOverlay<T>(overlay: Overlay, work: (on: Database) => Promise<T>): Promise<T> {
  const query = async ({ text, ...config }: pg.QueryConfig, values: unknown[]) => {
    const applied = overlay.apply(text, values);
    return (current()?.client ?? root().pool).query({ ...config, text: applied.text }, applied.values);
  };
  const on = drizzle({ client: { query } as unknown as pg.Pool });
  overlays.set(on, overlay);
  const showing = { on, isOpen: true };
  try {
    return await overlaid.run(showing, () => work(on));
  } finally {
    showing.isOpen = overlay.error !== undefined;
  }
}

export const overlayOf = (on: Database): Overlay | undefined => overlays.get(on);

/** What is read is not published, so that it must not be kept, nor reported. */
export const isUnpublished = (): boolean => shown() !== undefined;

/** Reads may see what is not committed, or not published. */
export const isOwnView = (): boolean => current() !== undefined || isUnpublished();

/** A separate connection, outside {@link inTransaction}. */
export async function withConnection<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await root().pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** Serialises what starts do to a database: tables, queue, first content. Re-entrant within `work`. */
export async function withSetupLock<T>(work: () => Promise<T>): Promise<T> {
  if (setup.getStore()?.isHeld) return work();
  const client = await root().pool.connect();
  const lock = { isHeld: true };
  try {
    await client.query("select pg_advisory_lock($1)", [SETUP_LOCK]);
    return await setup.run(lock, work);
  } finally {
    // Unawaited work, such as the jobs, continues without the lock.
    lock.isHeld = false;
    // Closing the connection releases the lock.
    client.release(true);
  }
}

/** All or nothing. `beforeChange` is awaited before tables with content change, and may throw. */
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

/** Increases whenever the server ends a connection of this process. */
export const lostConnections = (): number => lost;

/** Sent to every process, this one included; inside a transaction, after its commit. */
export async function broadcast(channel: string, payload: string): Promise<void> {
  await db().execute(sql`select pg_notify(${wire.channel}, ${wire.encode(channel, payload)})`);
}

/** Returns a function that stops listening. `onGap`: broadcasts may have been missed while disconnected. */
export function onBroadcast(channel: string, listener: BroadcastListener, onGap?: () => void): () => void {
  listeners.on(channel, listener);
  if (onGap) listeners.on(GAP, onGap);
  return () => {
    listeners.off(channel, listener);
    if (onGap) listeners.off(GAP, onGap);
  };
}

function root(): Opened {
  if (!opened) throw new Error("The database is not open");
  return opened;
}

async function openOwn(mayConnectToRunning: boolean): Promise<Opened> {
  const folder = ownFolder();
  const own = await startOwnPostgres(folder, {
    onLine: writeDown,
    onTrouble: (reason) => log.error({ reason }, "PostgreSQL stopped; starting it again"),
  }).catch((error) => {
    if (mayConnectToRunning && error instanceof FolderInUseError) return connectToRunning(folder);
    throw error;
  });
  return connectTo(own);
}

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
    log.warn({ reason: String(error) }, "Lost the connection for notifications; connecting again"),
  ).catch(async (error) => {
    await pool.end();
    throw error;
  });
  return {
    pool,
    drizzle: drizzle(pool),
    async close() {
      await stopListening();
      await endPool(pool);
    },
  };
}

function newPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...CONNECTION_OPTIONS,
    ...config,
    Client: SerialClient,
  });
  const onLost = ({ message }: Error) => {
    lost += 1;
    log.warn({ reason: message }, "A database connection was lost");
  };
  // The pool handles errors of idle connections only; others would end the process.
  pool.on("error", onLost);
  pool.on("connect", (client) => client.on("error", onLost));
  return pool;
}

/** `pool.end()` resolves before the connections are closed, and PostgreSQL logs each that is open when it stops. */
async function endPool(pool: pg.Pool): Promise<void> {
  const open = pool.totalCount;
  const closed = new Promise<void>((resolve) => {
    let left = open;
    pool.on("remove", () => {
      left -= 1;
      if (left === 0) resolve();
    });
  });
  await pool.end();
  if (open > 0) await withinTime(closed).catch(() => {});
}

function withinTime<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${STATUS_WITHIN_MS} ms`)), STATUS_WITHIN_MS).unref();
  });
  return Promise.race([promise, late]);
}
