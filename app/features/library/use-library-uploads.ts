import { useFetcher, useRevalidator } from "react-router";
import { libraryTexts } from "#app/features/media/library.texts.ts";
import { libraryUpload } from "#app/features/media/media.rules.ts";
import { useArrivals } from "#app/features/media/use-arrivals.ts";
import { type Batch, useBatches } from "#app/features/media/use-batches.ts";
import { useUpload } from "#app/features/media/use-upload.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { LibraryResult } from "./library-actions.server.ts";
import { libraryAdminTexts } from "./library-admin.texts.ts";

const { toasts } = libraryAdminTexts;

export function useLibraryUploads(folder: string | null) {
  const fetcher = useFetcher<LibraryResult>({ key: "library-arrivals" });
  const { revalidate } = useRevalidator();
  const { begin, finish } = useBatches(showResult);
  const arrive = useArrivals((destination, urls) => {
    const fields = new FormData();
    fields.set("intent", "move");
    fields.set("folder", destination);
    for (const url of urls) fields.append("url", url);
    return fetcher.submit(fields, { method: "post" });
  });
  const upload = useUpload({
    kind: libraryUpload.name,
    knownNote: libraryTexts.known.note,
    onDone: (url, file, isKnown) => {
      // An existing file stays in its folder.
      if (folder && !isKnown) return void arrive(folder, [url]).then(() => finish(file, "done"));
      void revalidate();
      finish(file, "done");
    },
    onFailed: (refusal, file) => {
      finish(file, "failed");
      return refusal?.text ?? (refusal ? libraryTexts.uploadFailed.text : libraryTexts.interrupted);
    },
  });

  function send(files: File[]) {
    for (const { id, state } of upload.files) if (state === "done") upload.dismiss(id);
    begin(files);
    for (const file of files) upload.send(file);
  }
  function cancel(id: string) {
    const file = upload.fileOf(id);
    upload.cancel(id);
    if (file) finish(file);
  }
  return { ...upload, send, cancel };
}

function showResult({ done, failed }: Batch) {
  const { uploaded, someFailed } = toasts;
  if (failed > 0) showToast({ kind: "warning", title: someFailed.title, text: someFailed.text(failed) });
  else if (done > 0) showToast({ kind: "success", title: uploaded.title, text: uploaded.text(done) });
}
