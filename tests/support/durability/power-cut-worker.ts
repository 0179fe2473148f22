import { workerData } from "node:worker_threads";
import { keepOnlyWhatIsCertain } from "./honest-disk.ts";

// The database's own worker, on a disk that loses what nobody waited for.
keepOnlyWhatIsCertain(workerData.folder, `${workerData.folder}.disk`);
const worker = "../../../app/platform/db/embedded-worker.mjs";
await import(worker);
