// @ts-check
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { syncFolderOf, syncTree, writeSynchronouslyBelow } from "./synchronous-writes.mjs";

/**
 * The embedded database: its own thread, so that a long query never holds up the site, and a Unix socket that
 * speaks PostgreSQL's protocol, so that the rest of the product uses one driver for both kinds of database.
 *
 * Plain JavaScript that is loaded from its place in the source tree, never bundled: a worker needs a file of
 * its own, and the database finds its WebAssembly beside its package.
 *
 * @type {{ task: "create" | "serve", folder: string, socketPath: string, connections: number, isDurable: boolean }}
 */
const { task, folder, socketPath, connections, isDurable } = workerData;

/** Small buffers: the site's data fits, and the file system's cache is behind them. */
const SETTINGS = ["shared_buffers=16MB", "wal_buffers=1MB", "max_connections=5", "temp_buffers=1MB"];
const startParams = [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ["-c", setting])];

if (task === "create") await create();
else await serve();

/** Under another name until it is whole and on the disk, so that a start that is cut short leaves no half. */
async function create() {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const database = await PGlite.create({ dataDir: unfinished, startParams });
  await database.close();
  syncTree(unfinished);
  if (!existsSync(folder)) renameSync(unfinished, folder);
  syncFolderOf(folder);
  parentPort?.postMessage({ state: "created" });
}

async function serve() {
  if (isDurable) writeSynchronouslyBelow(folder);
  const database = await PGlite.create({ dataDir: folder, startParams });
  reportFailures(database);
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
