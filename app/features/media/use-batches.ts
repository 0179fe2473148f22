import { useRef } from "react";

export type Batch = { open: number; done: number; failed: number };

/** Reports a selection once; `failed` were not sent. Cancelled ones are not counted. */
export function useBatches(onResult: (batch: Batch) => void) {
  const batches = useRef(new Map<File, Batch>());
  return {
    begin(files: File[], failed = 0) {
      const batch: Batch = { open: files.length, done: 0, failed };
      for (const file of files) batches.current.set(file, batch);
      if (batch.open === 0) onResult(batch);
    },
    finish(file: File, how?: "done" | "failed") {
      const batch = batches.current.get(file);
      if (!batch) return;
      batches.current.delete(file);
      if (how) batch[how] += 1;
      batch.open -= 1;
      if (batch.open === 0) onResult(batch);
    },
  };
}
