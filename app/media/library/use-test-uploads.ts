import type { UploadKind } from "#app/media/media.rules.ts";
import { type Batch, useBatchUploads } from "#app/media/upload/use-batch-uploads.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import type { SentFile } from "./sent-files.client.ts";
import { storageTestTexts } from "./storage-test.texts.ts";

const { toasts, wrongType } = storageTestTexts;

export function useTestUploads(kind: UploadKind, onSent: (file: SentFile) => void) {
  const upload = useBatchUploads({
    kind: kind.name,
    lostTitle: toasts.allFailed.title,
    onDone: (url, file) => onSent({ url, name: file.name, bytes: file.size, at: new Date().toISOString() }),
    problemOf: ({ type }) =>
      type === "" || kind.types.some((taken) => taken === type) ? undefined : wrongType,
    onResult: showResult,
  });

  function send(files: File[]) {
    for (const { id, state } of upload.files) if (state !== "sending") upload.dismiss(id);
    upload.send(files);
  }
  return { ...upload, send };
}

function showResult({ done, failed }: Batch) {
  if (done === 0 && failed > 0) return showToast({ kind: "error", ...toasts.allFailed });
  const { allDone, someFailed } = toasts;
  if (failed > 0) showToast({ kind: "warning", title: someFailed.title, text: someFailed.text(failed) });
  else if (done > 0) showToast({ kind: "success", title: allDone.title, text: allDone.text(done) });
}
