import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** A process id is used again after its process has ended; with the time of its start it is unique. */
export type ProcessIdentity = { pid: number; startedAt: string; place: string };

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid) ?? "", place: thisPlace() };
}

/** Whether a process runs. Null when it belongs to another machine or container and cannot be asked. */
export function isRunning(identity: ProcessIdentity): boolean | null {
  if (identity.place !== thisPlace()) return null;
  return startOf(identity.pid) === identity.startedAt;
}

/** The start of a process as the system tells it, or null when there is none. */
function startOf(pid: number): string | null {
  if (process.platform === "linux") return linuxStartOf(pid);
  if (!answersSignals(pid)) return null;
  if (process.platform === "win32") return "";
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return null;
  }
}

function linuxStartOf(pid: number): string | null {
  try {
    // The program's name stands in brackets and may hold anything, so the fields are counted from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    const [state, startedAt] = [fields[0], fields[19]];
    const hasEnded = state === "Z" || state === "X";
    return hasEnded ? null : (startedAt ?? null);
  } catch {
    return null;
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Where process ids mean the same: one run of one machine, and there one container. */
function thisPlace(): string {
  if (process.platform !== "linux") return hostname();
  return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`;
}
