import { Worker } from "node:worker_threads";
import { projectFile } from "../project-root.ts";
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
      thread.on("message", (response: ThreadResponse) => {
        if ("rows" in response) rows.push(...response.rows);
        else if ("end" in response) resolve();
        else if ("refused" in response) reject(new SheetRefused(response.refused, response.at));
        else reject(new Error("error" in response ? response.error : "The thread answered something else"));
      });
      // Also when the thread exceeded its memory or time.
      thread.once("error", (error: Error) => reject(new SheetRefused("tooLarge", "", error.message)));
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
    thread.once("message", (response: ThreadResponse) =>
      "bytes" in response ? resolve(response.bytes) : reject(new Error(JSON.stringify(response))),
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
