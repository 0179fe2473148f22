import { libraryTexts } from "#app/features/media/library.texts.ts";
import type { UploadKind } from "#app/features/media/media.rules.ts";
import { type Batch, useBatches } from "#app/features/media/use-batches.ts";
import { useUpload } from "#app/features/media/use-upload.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { SentFile } from "./sent-files.client.ts";
import { storageTestTexts } from "./storage-test.texts.ts";

const { toasts, wrongType } = storageTestTexts;

export function useTestUploads(kind: UploadKind, onSent: (file: SentFile) => void) {
  const { begin, finish } = useBatches(showResult);
  const upload = useUpload({
    kind: kind.name,
    lostTitle: toasts.allFailed.title,
    onDone: (url, file) => {
      onSent({ url, name: file.name, bytes: file.size, at: new Date().toISOString() });
      finish(file, "done");
    },
    onFailed: (refusal, file) => {
      finish(file, "failed");
      return refusal?.text ?? (refusal ? libraryTexts.uploadFailed.text : libraryTexts.interrupted);
    },
  });

  function send(files: File[]) {
    for (const { id, state } of upload.files) if (state !== "sending") upload.dismiss(id);
    const isTaken = ({ type }: File) => type === "" || kind.types.some((taken) => taken === type);
    const taken = files.filter(isTaken);
    begin(taken, files.length - taken.length);
    for (const file of files) {
      if (isTaken(file)) upload.send(file);
      else upload.refuse(file, wrongType);
    }
  }

  function cancel(id: string) {
    const file = upload.fileOf(id);
    upload.cancel(id);
    if (file) finish(file);
  }
  return { ...upload, send, cancel };
}

function showResult({ done, failed }: Batch) {
  if (done === 0 && failed > 0) return showToast({ kind: "error", ...toasts.allFailed });
  const { allDone, someFailed } = toasts;
  if (failed > 0) showToast({ kind: "warning", title: someFailed.title, text: someFailed.text(failed) });
  else if (done > 0) showToast({ kind: "success", title: allDone.title, text: allDone.text(done) });
}
