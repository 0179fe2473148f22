import { useRef } from "react";
import { libraryTexts } from "../picker/picker.texts.ts";
import { type UploadOptions, useUpload } from "./use-upload.ts";

export type Batch = { open: number; done: number; failed: number };

type BatchOptions = Omit<UploadOptions, "onDone" | "onFailed"> & {
  /** Resolves when the file is where it belongs. */
  onDone: (url: string, file: File, isKnown: boolean) => Promise<void> | void;
  /** Of a file that failed without a reason. */
  failedText?: string;
  interruptedText?: string;
  /** Why a file is not sent. */
  problemOf?: (file: File) => string | undefined;
  onResult: (batch: Batch) => void;
};

/** Reports a selection once. Cancelled files are not counted. */
export function useBatchUploads({
  onDone,
  failedText = libraryTexts.uploadFailed.text,
  interruptedText = libraryTexts.interrupted,
  problemOf,
  onResult,
  ...options
}: BatchOptions) {
  const batches = useRef(new Map<File, Batch>());
  const upload = useUpload({
    ...options,
    onDone: async (url, file, isKnown) => {
      await onDone(url, file, isKnown);
      finish(file, "done");
    },
    onFailed: (refusal, file) => {
      finish(file, "failed");
      return refusal?.text ?? (refusal ? failedText : interruptedText);
    },
  });

  function finish(file: File, how?: "done" | "failed") {
    const batch = batches.current.get(file);
    if (!batch) return;
    batches.current.delete(file);
    if (how) batch[how] += 1;
    batch.open -= 1;
    if (batch.open === 0) onResult(batch);
  }

  /** `skipped`: chosen, but not shown and counted as failed. */
  function send(files: File[], skipped = 0) {
    const good = files.filter((file) => !problemOf?.(file));
    const batch: Batch = { open: good.length, done: 0, failed: files.length - good.length + skipped };
    for (const file of good) batches.current.set(file, batch);
    if (batch.open === 0) onResult(batch);
    for (const file of files) {
      const problem = problemOf?.(file);
      if (problem) upload.refuse(file, problem);
      else upload.send(file);
    }
  }
  function cancel(id: string) {
    const file = upload.fileOf(id);
    upload.cancel(id);
    if (file) finish(file);
  }
  return { ...upload, send, cancel };
}
