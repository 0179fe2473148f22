import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { projectFile } from "#app/platform/project-root.ts";
import { lockFolder } from "./folder-lock.ts";
import { makeSocketFolder, SOCKET_NAME } from "./socket-folder.ts";

const WORKER_FILE = "app/platform/db/embedded-worker.mjs";
const CONNECTIONS = 20;
const CLOSE_WITHIN_MS = 15_000;
const RESTART_PAUSE_MS = 1000;

export type EmbeddedOptions = {
  /** Off only to measure what durability costs. */
  isDurable?: boolean;
  /** Another entry of the worker, for a test that stands between the database and the disk. */
  workerFile?: string;
  onTrouble?: (reason: string) => void;
};

export type EmbeddedDatabase = { socketFolder: string; close(): Promise<void> };

type Report = { state: "ready" | "closed" | "broken"; reason?: string };

/** Opens the embedded database of a folder, creating it first when there is none. One process at a time. */
export async function startEmbedded(
  folder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  mkdirSync(dirname(folder), { recursive: true });
  const socketFolder = await makeSocketFolder();
  const removeSocket = () => rmSync(socketFolder, { recursive: true, force: true });
  const lock = await lockFolder(folder, socketFolder).catch((error) => {
    removeSocket();
    throw error;
  });
  const release = () => {
    removeSocket();
    lock.release();
  };
  try {
    if (!existsSync(join(folder, "PG_VERSION"))) await createIn(folder);
    const keeper = await keepServing(folder, join(socketFolder, SOCKET_NAME), options);
    return { socketFolder, close: () => keeper.stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** In a process of its own: creating takes several times the memory that running does, and would keep it. */
async function createIn(folder: string): Promise<void> {
  const task = JSON.stringify({ task: "create", folder });
  const creating = spawn(process.execPath, [projectFile(WORKER_FILE), task], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said = text(creating.stderr);
  const [code] = await once(creating, "exit");
  if (code !== 0) throw new Error(`The embedded database could not be created: ${await said}`);
}

/** The worker, and a new one on the same folder and socket when its engine has stopped. */
async function keepServing(folder: string, socketPath: string, options: EmbeddedOptions) {
  let worker = await serve();
  let isStopping = false;

  async function serve(): Promise<Worker> {
    rmSync(socketPath, { force: true });
    const isDurable = options.isDurable ?? true;
    const task = { task: "serve", folder, socketPath, connections: CONNECTIONS, isDurable };
    const started = newWorker(task, options.workerFile);
    await reported(started, "ready");
    started.once("error", (error) => restart(started, String(error)));
    started.once("exit", (code) => restart(started, `Its thread ended with ${code}`));
    started.on("message", (report: Report) => {
      if (report.state === "broken") restart(started, report.reason ?? "");
    });
    return started;
  }

  /** Until it succeeds: what stopped it, such as a full disk, may need somebody's hand. */
  async function restart(broken: Worker, reason: string): Promise<void> {
    if (isStopping || broken !== worker) return;
    options.onTrouble?.(reason);
    broken.removeAllListeners().on("error", () => {});
    await broken.terminate();
    try {
      const started = await serve();
      if (isStopping) await started.terminate();
      else worker = started;
    } catch (error) {
      setTimeout(() => restart(broken, String(error)), RESTART_PAUSE_MS).unref();
    }
  }

  return {
    async stop(): Promise<void> {
      isStopping = true;
      const closed = reported(worker, "closed");
      worker.postMessage("close");
      const deadline = setTimeout(() => worker.terminate(), CLOSE_WITHIN_MS);
      await closed.catch((error) => options.onTrouble?.(String(error)));
      clearTimeout(deadline);
      await worker.terminate();
    },
  };
}

function newWorker(workerData: Record<string, unknown>, file = WORKER_FILE): Worker {
  // Flags of the main thread, such as a test runner's loader, mean nothing to the worker's plain modules.
  return new Worker(projectFile(file), { workerData, execArgv: [] });
}

function reported(worker: Worker, state: Report["state"]): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error(`The embedded database ended before it was ${state}`)));
    worker.on("message", (report: Report) => {
      if (report.state === state) resolve();
    });
  });
}
