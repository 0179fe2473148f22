import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import type { Socket } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "#app/platform/log.server.ts";
import { RefusedFile } from "../inspection/finding.ts";
import type { EncoderResponse, EncoderResult, EncoderTask } from "./encoder.rules.ts";

const PROCESS_FILE = "app/media/encoder/encoder.worker.ts";
const IDLE_MS = 20_000;
const QUIET_MS = 1000;
/** A longer task is a malicious file: its process is killed. */
const LIMIT_MS = { short: 60_000, long: 600_000 };

type Lane = keyof typeof LIMIT_MS;
type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };
type Encoder = { process: ChildProcess; waiting?: Waiting; idle?: NodeJS.Timeout };

/** One for each lane, so that what ends a task's process ends no other task. */
const encoders: Partial<Record<Lane, Encoder>> = {};
/** Two queues, so that interactive tasks do not wait for long ones. */
const lanes = { short: Promise.resolve(), long: Promise.resolve() };

/** One task of a lane at a time, in a low-priority process that runs only while there is work. */
export function encode<T extends EncoderTask>(task: T, signal?: AbortSignal): Promise<EncoderResult<T>> {
  const lane = task.op === "all" ? "long" : "short";
  const turn = lane === "long" ? lanes.long.then(untilQuiet) : lanes.short;
  const result = turn.then(() => send(lane, task, signal));
  lanes[lane] = result.then(
    () => undefined,
    () => undefined,
  );
  return result;
}

/** Renditions wait while uploads arrive. */
async function untilQuiet(): Promise<void> {
  let seen: Promise<void> | undefined;
  while (seen !== lanes.short) {
    seen = lanes.short;
    await seen;
    await pause(QUIET_MS);
  }
}

function send<T extends EncoderTask>(lane: Lane, task: T, signal?: AbortSignal): Promise<EncoderResult<T>> {
  signal?.throwIfAborted();
  encoders[lane] ??= start(lane);
  const running = encoders[lane];
  const giveUp = () => running.process.kill("SIGKILL");
  signal?.addEventListener("abort", giveUp);
  clearTimeout(running.idle);
  const limit = setTimeout(giveUp, LIMIT_MS[lane]);
  return new Promise<EncoderResult<T>>((resolve, reject) => {
    running.waiting = { resolve, reject };
    running.process.send(task);
  }).finally(() => {
    clearTimeout(limit);
    signal?.removeEventListener("abort", giveUp);
    running.waiting = undefined;
    running.idle = setTimeout(() => retire(lane, running), IDLE_MS).unref();
  });
}

function start(lane: Lane): Encoder {
  const child = fork(processFile(), [], {
    execArgv: ["--max-old-space-size=128"],
    // No secrets for the process that decodes untrusted files; fewer arenas, so that memory is returned.
    env: { MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  (child.stderr as Socket | null)?.unref();
  const started: Encoder = { process: child };
  child.on("message", (message: EncoderResponse) => handleResponse(started, message));
  child.stderr?.on("data", (chunk: Buffer) =>
    log.warn({ text: chunk.toString().trim() }, "The encoder printed an error"),
  );
  child.on("error", (error) => lose(lane, started, error));
  child.on("exit", (code, signal) => lose(lane, started, new Error(`The encoder ended (${signal ?? code})`)));
  return started;
}

function handleResponse({ waiting }: Encoder, message: EncoderResponse): void {
  if ("result" in message) waiting?.resolve(message.result as never);
  else if ("refusal" in message) waiting?.reject(new RefusedFile(message.refusal, message.detail));
  else waiting?.reject(new Error(message.error));
}

function lose(lane: Lane, lost: Encoder, reason: Error): void {
  if (encoders[lane] === lost) delete encoders[lane];
  clearTimeout(lost.idle);
  lost.waiting?.reject(reason);
}

function retire(lane: Lane, idle: Encoder): void {
  if (encoders[lane] === idle) delete encoders[lane];
  idle.process.disconnect();
}

/** The source file, from the source tree or the build. */
function processFile(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, PROCESS_FILE))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`${PROCESS_FILE} is missing`);
    folder = parent;
  }
  return join(folder, PROCESS_FILE);
}
