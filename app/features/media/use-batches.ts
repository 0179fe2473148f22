import { useRef } from "react";

/** How a selection of files fares: those still on their way, those that are where they belong, those that are not. */
export type Batch = { open: number; done: number; failed: number };

/** Follows files chosen together, and reports once how they ended; `failed` of them were not even sent. A file that was called off counts as neither. */
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
