// @ts-check
import { workerData } from "node:worker_threads";
import { keepOnlyWhatIsCertain } from "./honest-disk.mjs";

// The database's own worker, on a disk that loses what nobody waited for.
keepOnlyWhatIsCertain(workerData.folder, `${workerData.folder}.disk`);
await import("../../../app/platform/db/embedded-worker.mjs");
