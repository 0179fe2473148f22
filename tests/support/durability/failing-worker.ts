import { existsSync, rmSync } from "node:fs";
import { workerData } from "node:worker_threads";

// The database's own worker, whose thread ends by an exception when the test leaves a file beside the folder.
const signal = `${workerData.folder}.fail`;
setInterval(() => {
  if (!existsSync(signal)) return;
  rmSync(signal);
  throw new Error("The engine stopped");
}, 50);
const worker = "../../../app/platform/db/embedded-worker.mjs";
await import(worker);
