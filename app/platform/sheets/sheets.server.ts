import { Worker } from "node:worker_threads";
import { projectFile } from "#app/platform/project-root.ts";
import { SheetRefused, type SheetTask, type ThreadCell, type ThreadResponse } from "./sheet-thread.rules.ts";

const THREAD_FILE = "app/platform/sheets/sheet-thread.ts";
const READ_LIMIT_MS = 60_000;
const MEMORY_MEGABYTES = 768;

/** Throws {@link SheetRefused}. */
export async function readSheetFile(path: string, signal?: AbortSignal): Promise<string[][]> {
  const thread = startThread({ op: "read", path });
  const stop = () => void thread.terminate();
  const limit = setTimeout(stop, READ_LIMIT_MS);
  signal?.addEventListener("abort", stop);
  const rows: string[][] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      thread.on("message", (answer: ThreadResponse) => {
        if ("rows" in answer) rows.push(...answer.rows);
        else if ("end" in answer) resolve();
        else if ("refused" in answer) reject(new SheetRefused(answer.refused));
        else reject(new Error("error" in answer ? answer.error : "The thread answered something else"));
      });
      // Also when the thread exceeded its memory or time.
      thread.once("error", (error: Error) => reject(new SheetRefused("tooLarge", error.message)));
      thread.once("exit", () => reject(signal?.aborted ? signal.reason : new SheetRefused("tooLarge")));
    });
    return rows;
  } finally {
    clearTimeout(limit);
    signal?.removeEventListener("abort", stop);
    await thread.terminate();
  }
}

type Written = { name: string; head: string[]; widths: number[]; batches: AsyncIterable<ThreadCell[][]> };

/** Written by a worker thread. */
export async function writeExcel({ batches, ...sheet }: Written): Promise<Uint8Array<ArrayBuffer>> {
  const thread = startThread({ op: "write", ...sheet });
  const packed = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    thread.once("message", (answer: ThreadResponse) =>
      "bytes" in answer ? resolve(answer.bytes) : reject(new Error(JSON.stringify(answer))),
    );
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error("The thread ended before the sheet was packed")));
  });
  packed.catch(() => {});
  try {
    for await (const rows of batches) thread.postMessage(rows);
    thread.postMessage("end");
    return await packed;
  } finally {
    await thread.terminate();
  }
}

function startThread(task: SheetTask): Worker {
  return new Worker(projectFile(THREAD_FILE), {
    workerData: task,
    // Neither the main thread's flags, such as a test loader, nor its secrets.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
  });
}
