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
const SHORT_LIMIT_MS = 60_000;
const LONG_LIMIT_MS = 600_000;

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };
type Encoder = { process: ChildProcess; waiting: Map<number, Waiting>; idle?: NodeJS.Timeout };

let encoder: Encoder | undefined;
let lastId = 0;
/** Two queues, so that interactive tasks do not wait for long ones. */
const lanes = { short: Promise.resolve(), long: Promise.resolve() };

/** One task at a time, in a low-priority process that runs only while there is work. */
export function encode<T extends EncoderTask>(task: T, signal?: AbortSignal): Promise<EncoderResult<T>> {
  const lane = task.op === "all" ? "long" : "short";
  const turn = lane === "long" ? lanes.long.then(untilQuiet) : lanes.short;
  const result = turn.then(() => send(task, signal));
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

function send<T extends EncoderTask>(task: T, signal?: AbortSignal): Promise<EncoderResult<T>> {
  signal?.throwIfAborted();
  const running = start();
  const giveUp = () => running.process.kill("SIGKILL");
  signal?.addEventListener("abort", giveUp);
  clearTimeout(running.idle);
  lastId += 1;
  const id = lastId;
  const limit = setTimeout(giveUp, task.op === "all" ? LONG_LIMIT_MS : SHORT_LIMIT_MS);
  return new Promise<EncoderResult<T>>((resolve, reject) => {
    running.waiting.set(id, { resolve, reject });
    running.process.send({ id, task });
  }).finally(() => {
    clearTimeout(limit);
    signal?.removeEventListener("abort", giveUp);
    running.waiting.delete(id);
    if (running.waiting.size === 0) running.idle = setTimeout(() => retire(running), IDLE_MS).unref();
  });
}

function start(): Encoder {
  if (encoder) return encoder;
  const child = fork(processFile(), [], {
    execArgv: ["--max-old-space-size=128"],
    // No secrets for the process that decodes untrusted files; fewer arenas, so that memory is returned.
    env: { MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  (child.stderr as Socket | null)?.unref();
  const started: Encoder = { process: child, waiting: new Map() };
  child.on("message", (message: EncoderResponse) => handleResponse(started, message));
  child.stderr?.on("data", (chunk: Buffer) =>
    log.warn({ text: chunk.toString().trim() }, "The encoder printed an error"),
  );
  child.on("error", (error) => lose(started, error));
  child.on("exit", (code, signal) => lose(started, new Error(`The encoder ended (${signal ?? code})`)));
  encoder = started;
  return started;
}

function handleResponse({ waiting }: Encoder, message: EncoderResponse): void {
  const asked = waiting.get(message.id);
  if ("result" in message) asked?.resolve(message.result as never);
  else if ("refusal" in message) asked?.reject(new RefusedFile(message.refusal, message.detail));
  else asked?.reject(new Error(message.error));
}

function lose(lost: Encoder, reason: Error): void {
  if (encoder === lost) encoder = undefined;
  clearTimeout(lost.idle);
  for (const { reject } of lost.waiting.values()) reject(reason);
}

function retire(idle: Encoder): void {
  if (encoder === idle) encoder = undefined;
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
