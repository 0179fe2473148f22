import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { connectionAt, SOCKET_NAME, type SocketFolder } from "./socket-folder.ts";

/** Names the application that started the server. */
export const APPLICATION_SETTING = "urdume.application";
const NO_PROCESS = 999_999_999;
const LEAVES_WITHIN_MS = 30_000;
const ASKED_TO_LEAVE_AFTER_MS = 3000;
const POLL_MS = 100;
const ANSWER_WITHIN_MS = 5000;

/** The message names the process that has the folder open. */
export class FolderInUseError extends Error {
  override name = "FolderInUseError";

  constructor(folder: string, holder: string) {
    super(`${folder} is in use by ${holder}`);
  }
}

/** Throws {@link FolderInUseError} while its application lives; an orphaned server is stopped. */
export async function untilFree(folder: string, socket: SocketFolder): Promise<void> {
  const since = Date.now();
  let isAsked = false;
  for (;;) {
    const pid = postmasterOf(folder);
    if (pid === null) return;
    const isHere = isServerOf(pid, folder);
    const application = await applicationOf(socket);
    if (application === null && !isHere) return forgetProcess(folder);
    if (application !== null && !isHere)
      throw new FolderInUseError(folder, `process ${application} of another container or user`);
    if (application !== null && isRunning(application))
      throw new FolderInUseError(folder, `process ${application}`);
    const waited = Date.now() - since;
    if (waited > LEAVES_WITHIN_MS) throw new FolderInUseError(folder, `process ${pid}, a PostgreSQL server`);
    if (waited > ASKED_TO_LEAVE_AFTER_MS && !isAsked) {
      isAsked = true;
      process.kill(pid, "SIGINT");
    }
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
}

export function isReady(folder: string, pid: number): boolean {
  const lines = lockLines(folder);
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
}

function lockLines(folder: string): string[] {
  try {
    return readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
  } catch (error) {
    // The server removes it when it stops.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function postmasterOf(folder: string): number | null {
  const pid = Number(lockLines(folder)[0]);
  return Number.isInteger(pid) && pid > 0 && pid !== NO_PROCESS ? pid : null;
}

/** The process id may be reused. The rest stays: it shows whether backends are left. */
function forgetProcess(folder: string): void {
  const [, ...rest] = lockLines(folder);
  writeFileSync(join(folder, "postmaster.pid"), [NO_PROCESS, ...rest].join("\n"));
  rmSync(join(folder, `${SOCKET_NAME}.lock`), { force: true });
}

/** Whether the process is a PostgreSQL server on this folder. */
function isServerOf(pid: number, folder: string): boolean {
  if (!isRunning(pid)) return false;
  try {
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    return execFileSync("ps", ["-o", "comm=", "-p", String(pid)], { encoding: "utf8" }).includes("postgres");
  } catch {
    return false;
  }
}

/** Process id of the application that started the server; null when none answers. */
async function applicationOf({ host }: SocketFolder): Promise<number | null> {
  const client = new pg.Client({ ...connectionAt(host), connectionTimeoutMillis: ANSWER_WITHIN_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting($1, true) as pid", [APPLICATION_SETTING]);
    return Number(rows[0]?.pid ?? 0);
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
