import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../tools/postgres.ts";
import { treeOf } from "./memory.ts";
import { ACCOUNT } from "./sign-in.ts";

/** Kernel ticks per second; a hundred on every Linux that Node runs on. */
const TICKS = 100;
const READY_TIMEOUT_MS = 120_000;
/** As in tools/install.mjs. */
const SERVER_FLAGS = ["--max-semi-space-size=8", "--heap-growing-percent=30"];
export const SERVER_CORE = "0";
export const CLIENT_CORE = "1";

export type Bench = { url: string; pid: number; dataDir: string; stop(): Promise<void> };

/** The built server with the demo data, on one core. */
export async function startSite(env: Record<string, string> = {}, project = "."): Promise<Bench> {
  const port = env.PORT ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "urdume-bench-"));
  const child = onCore(
    SERVER_CORE,
    "node_modules/.bin/node",
    [...SERVER_FLAGS, "tools/serve.mjs"],
    {
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      LOG_LEVEL: "warn",
      ADMIN_EMAIL: ACCOUNT.email,
      ADMIN_PASSWORD: ACCOUNT.password,
      ...env,
    },
    project,
  );
  await untilReady(`${url}/readyz`, child);
  return { url, pid: Number(child.pid), dataDir, stop: () => ended(child) };
}

export function onCore(
  core: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = ".",
): ChildProcess {
  const { PATH = "", HOME = "" } = process.env;
  const pinned = existsSync("/usr/bin/taskset") ? ["/usr/bin/taskset", "-c", core, command] : [command];
  const [program = command, ...rest] = pinned;
  const child = spawn(program, [...rest, ...args], {
    env: { PATH, HOME, ...env },
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  child.once("exit", () => process.off("exit", killWithUs));
  return child;
}

export function ended(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) return done();
    child.once("exit", () => done());
    child.kill(signal);
  });
}

export async function untilReady(address: string, child: ChildProcess, everyMs = 100): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if ((await fetch(address).catch(() => null))?.ok) return;
    await new Promise((next) => setTimeout(next, everyMs));
  }
  throw new Error(`${address} did not answer`);
}

/** Seconds, of all threads. */
export function cpuSeconds(pid: number): number {
  return ticksOf(pid).own / TICKS;
}

/** Seconds, with those of its descendants, ended ones too. */
export function treeCpuSeconds(pid: number): number {
  return treeOf(pid).reduce((sum, each) => sum + ticksOf(each).own + ticksOf(each).ended, 0) / TICKS;
}

function ticksOf(pid: number): { own: number; ended: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 15)
      .map(Number);
    return { own: user + system, ended: endedUser + endedSystem };
  } catch {
    // Ended meanwhile; its parent has its time.
    return { own: 0, ended: 0 };
  }
}

export function memoryMegabytes(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: Math.round(read("VmRSS")), peak: Math.round(read("VmHWM")) };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
