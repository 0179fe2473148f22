import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import {
  changeOwner,
  createDatabaseFolder,
  isCreated,
  pathFor,
  refuseForeignData,
  refuseNamelessUser,
  startFailure,
} from "./postgres-folder.ts";
import { APPLICATION_SETTING, isReady, untilFree } from "./postgres-lock.ts";
import {
  type PostgresPrograms,
  postgresPrograms,
  postgresUser,
  type SystemUser,
} from "./postgres-programs.ts";
import { type Connection, connectionAt, socketFolderOf } from "./socket-folder.ts";

const CLOSE_WITHIN_MS = 30_000;
const POLL_MS = 20;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** Orphaned backends of a killed server end by themselves; until then a new one cannot start. */
const OTHERS_END_WITHIN_MS = 30_000;
const LINES_KEPT = 12;

/** For a small machine. Logs contain no statement values, which may be personal data. */
const SETTINGS = {
  ...{ port: "5432", listen_addresses: "", unix_socket_directories: ".", unix_socket_permissions: "0700" },
  ...{ shared_buffers: "18MB", wal_buffers: "1MB", temp_buffers: "1MB", work_mem: "4MB" },
  ...{ maintenance_work_mem: "32MB", effective_cache_size: "256MB", max_connections: "40" },
  ...{ max_wal_size: "256MB", min_wal_size: "48MB", wal_level: "minimal", max_wal_senders: "0" },
  ...{ io_method: "sync", autovacuum_max_workers: "1", autovacuum_worker_slots: "1" },
  ...{
    max_parallel_workers: "0",
    max_parallel_workers_per_gather: "0",
    max_logical_replication_workers: "0",
  },
  ...{ timezone: "UTC", log_timezone: "UTC", log_min_messages: "log", log_error_verbosity: "terse" },
  ...{ log_min_error_statement: "panic", log_checkpoints: "off", log_line_prefix: "", jit: "off" },
};

/**
 * Bytes. Without them glibc (mallopt(3), "dynamic mmap threshold") keeps for each connection what planning its largest
 * statement took: five megabytes and more.
 */
const MALLOC_SETTINGS = { MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_TOP_PAD_: "65536" };

/** Ends the server when the application is gone: its end of the pipe is closed, so `read` returns. */
const WATCHDOG = `trap '' INT TERM HUP; read -r line; kill -INT "$1"`;

export type ServerLine = { isSerious: boolean; text: string };
export type OwnPostgresOptions = {
  settings?: Record<string, string>;
  onLine?: (line: ServerLine) => void;
  onTrouble?: (reason: string) => void;
};
export type OwnPostgres = { connection: Connection; close(): Promise<void> };
type Server = { child: ChildProcess; watchdog: ChildProcess; lines: string[] };

/** Connects a command-line tool to the server of a running application. */
export function connectToRunning(folder: string): OwnPostgres {
  const socket = socketFolderOf(folder);
  return { connection: connectionAt(socket.host), close: async () => socket.remove() };
}

/**
 * Starts PostgreSQL on a folder, created if missing. Its socket is in that folder, which only its user can
 * enter; no TCP. Ends with this process, and is restarted when it ends by itself.
 */
export async function startOwnPostgres(
  folder: string,
  options: OwnPostgresOptions = {},
): Promise<OwnPostgres> {
  refuseForeignData(folder);
  const socket = socketFolderOf(folder);
  try {
    await untilFree(folder, socket);
    const user = postgresUser(folder);
    if (!isCreated(folder)) refuseNamelessUser(user);
    const programs = postgresPrograms(dirname(folder), user);
    if (!isCreated(folder)) await createDatabaseFolder(folder, programs, user);
    changeOwner(user, folder);
    const start = () => startWhenAlone(folder, programs, user, options, () => untilFree(folder, socket));
    const keeper = keepRunning(await start(), start, options);
    return {
      connection: connectionAt(socket.host),
      close: () => keeper.stop().finally(() => socket.remove()),
    };
  } catch (error) {
    socket.remove();
    throw error;
  }
}

async function startWhenAlone(
  folder: string,
  programs: PostgresPrograms,
  user: SystemUser | null,
  options: OwnPostgresOptions,
  free: () => Promise<void>,
): Promise<Server> {
  for (const since = Date.now(); ; await pause(FIRST_PAUSE_MS)) {
    await free();
    const server = launch(folder, programs, user, options);
    if (await becomesReady(server, folder)) return server;
    const words = server.lines.join(" ");
    const isEnding = /still in use|lock file "[^"]+" already exists/.test(words);
    if (isEnding && Date.now() - since < OTHERS_END_WITHIN_MS) continue;
    throw new Error(startFailure(folder, server.lines));
  }
}

function launch(
  folder: string,
  { postgres }: PostgresPrograms,
  user: SystemUser | null,
  { settings = {}, onLine }: OwnPostgresOptions,
): Server {
  const all = { ...SETTINGS, ...settings, [APPLICATION_SETTING]: String(process.pid) };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // Own process group: Ctrl-C in a terminal must not end it before the application.
  const apart = { ...user, detached: true, env: MALLOC_SETTINGS };
  const child = spawn(postgres, ["-D", pathFor(folder, user), ...flags], {
    ...apart,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  child.on("error", ({ message }) => lines.push(message));
  const watchdog = spawn("/bin/sh", ["-c", WATCHDOG, "watchdog", String(child.pid)], {
    ...apart,
    cwd: "/",
    stdio: ["pipe", "ignore", "ignore"],
  });
  watchdog.on("error", () => {});
  watchdog.stdin?.on("error", () => {});
  child.once("exit", () => watchdog.kill("SIGKILL"));
  const lines: string[] = [];
  if (child.stderr)
    createInterface(child.stderr).on("line", (text) => {
      lines.push(text);
      if (lines.length > LINES_KEPT) lines.shift();
      onLine?.({ isSerious: /^(FATAL|PANIC|WARNING):/.test(text), text });
    });
  return { child, watchdog, lines };
}

/** Waits for crash recovery, however long; false when the server exits first. */
async function becomesReady({ child }: Server, folder: string): Promise<boolean> {
  while (isAlive(child)) {
    if (child.pid && isReady(folder, child.pid)) return true;
    await pause(POLL_MS);
  }
  return false;
}

function keepRunning(first: Server, start: () => Promise<Server>, { onTrouble }: OwnPostgresOptions) {
  let server = first;
  let isStopping = false;
  let restarting: Promise<void> = Promise.resolve();
  watch(first);

  function watch({ child, lines }: Server): void {
    const fell = (code: number | null, signal: string | null) => {
      if (isStopping) return;
      onTrouble?.(`It ended with ${signal ?? code}. ${lines.at(-1) ?? ""}`);
      restarting = restart();
    };
    if (isAlive(child)) child.once("exit", fell);
    else fell(child.exitCode, child.signalCode);
  }

  /** Until it succeeds: the cause, such as a full disk, may need an operator. */
  async function restart(): Promise<void> {
    for (let wait = FIRST_PAUSE_MS; !isStopping; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        server = await start();
        return watch(server);
      } catch (error) {
        onTrouble?.(String(error));
        await pause(wait);
      }
    }
  }

  return {
    async stop(): Promise<void> {
      isStopping = true;
      await restarting;
      await end(server);
    },
  };
}

/** Fast shutdown: open transactions are rolled back. */
async function end({ child }: Server): Promise<void> {
  if (!isAlive(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGINT");
  const late = setTimeout(() => child.kill("SIGQUIT"), CLOSE_WITHIN_MS);
  await ended;
  clearTimeout(late);
}

const isAlive = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null;

const pause = (ms: number) => new Promise<void>((next) => setTimeout(next, ms));
