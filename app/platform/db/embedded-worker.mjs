// @ts-check
import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { surviveAPowerCutBelow, syncPath, syncTree } from "./durable-writes.mjs";

/**
 * The embedded database: its own thread, so that a long query never holds up the site, and a Unix socket that
 * speaks PostgreSQL's protocol, so that the rest of the product uses one driver for both kinds of database.
 *
 * Plain JavaScript that is loaded from its place in the source tree, never bundled: a worker needs a file of
 * its own, and the database finds its WebAssembly beside its package. A process of its own creates a database.
 *
 * @type {{ task: "create" | "serve", folder: string, socketPath: string, connections: number, isDurable: boolean }}
 */
const { task, folder, socketPath, connections, isDurable } =
  workerData ?? JSON.parse(process.argv[2] ?? "{}");

/**
 * Small buffers: the site's data fits, and the file system's cache is behind them. A new piece of the log is not
 * filled with zeros first, because everybody would wait for 16 MB to reach the disk.
 */
const SETTINGS = [
  "shared_buffers=16MB",
  "wal_buffers=1MB",
  "max_connections=5",
  "temp_buffers=1MB",
  "wal_init_zero=off",
];
const startParams = [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ["-c", setting])];

if (task === "create") await create();
else await serve();

/** Under another name until it is whole and on the disk, so that a start that is cut short leaves no half. */
async function create() {
  const [parent, drafts] = [dirname(folder), `${basename(folder)}.new-`];
  for (const name of readdirSync(parent).filter((name) => name.startsWith(drafts)))
    rmSync(join(parent, name), { recursive: true });
  const draft = mkdtempSync(join(parent, drafts));
  const database = await PGlite.create({ dataDir: draft, startParams });
  await database.close();
  syncTree(draft);
  renameSync(draft, folder);
  syncPath(parent);
}

async function serve() {
  // The engine's own guard against a second process. Ours has been passed already, and after a power cut this
  // file may be empty, which the engine takes for a start that is under way.
  rmSync(join(folder, "postmaster.pid"), { force: true });
  if (isDurable) surviveAPowerCutBelow(folder);
  const database = await PGlite.create({ dataDir: folder, startParams });
  reportFailures(database);
  keepMessagesTogether(database);
  const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: connections });
  await server.start();
  parentPort?.on("message", async () => {
    await server.stop();
    await database.exec("checkpoint");
    await database.close();
    parentPort?.postMessage({ state: "closed" });
    parentPort?.close();
  });
  parentPort?.postMessage({ state: "ready" });
}

/**
 * An error of a statement is an answer; an exception here means that the engine itself has stopped, and the
 * socket would wait for it forever. The thread is told to start anew.
 *
 * @param {PGlite} database
 */
function reportFailures(database) {
  const execute = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = async (message, options) => {
    try {
      await execute(message, options);
    } catch (error) {
      parentPort?.postMessage({ state: "broken", reason: String(error) });
      throw error;
    }
  };
}

const REST_WITHIN_MS = 5000;

/** Messages of the protocol after which a connection is not finished yet: Parse, Bind, Describe, Execute, … */
const UNFINISHED = new Set([..."PBDECFHd"].map((letter) => letter.charCodeAt(0)));

/**
 * The socket's queue takes message by message from all connections. A statement consists of several messages that
 * share the engine's one unnamed slot, so another connection's must not come between them, or the one would run
 * with the other's parameters. The queue stays with a connection while a transaction is open: until Sync, a
 * statement counts as one.
 *
 * @param {PGlite} database
 */
function keepMessagesTogether(database) {
  let isUnfinished = false;
  /** @type {NodeJS.Timeout | undefined} */
  let patience;
  const execute = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = async (message, options) => {
    clearTimeout(patience);
    await execute(message, options);
    isUnfinished = UNFINISHED.has(message[0]);
    // The rest comes at once, in the same piece. When it does not, the connection is gone.
    if (isUnfinished) patience = setTimeout(() => (isUnfinished = false), REST_WITHIN_MS);
  };
  const isInTransaction = database.isInTransaction.bind(database);
  database.isInTransaction = () => isUnfinished || isInTransaction();
  // Called when a connection ended in the middle; what it left unfinished is over.
  const exec = database.exec.bind(database);
  database.exec = (statements, options) => {
    isUnfinished = false;
    return exec(statements, options);
  };
}
