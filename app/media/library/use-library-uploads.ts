import { useFetcher, useRevalidator } from "react-router";
import { libraryUpload } from "#app/media/media.rules.ts";
import { libraryTexts } from "#app/media/picker/picker.texts.ts";
import { type Batch, useBatchUploads } from "#app/media/upload/use-batch-uploads.ts";
import { useBatchedSubmits } from "#app/media/upload/use-batched-submits.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import type { LibraryResult } from "./library-actions.server.ts";
import { libraryAdminTexts } from "./library-admin.texts.ts";

const { toasts } = libraryAdminTexts;

export function useLibraryUploads(folder: string | null) {
  const fetcher = useFetcher<LibraryResult>({ key: "library-arrivals" });
  const { revalidate } = useRevalidator();
  const arrive = useBatchedSubmits((destination, urls) => {
    const fields = new FormData();
    fields.set("intent", "move");
    fields.set("folder", destination);
    for (const url of urls) fields.append("url", url);
    return fetcher.submit(fields, { method: "post" });
  });
  const upload = useBatchUploads({
    kind: libraryUpload.name,
    knownNote: libraryTexts.known.note,
    // An existing file stays in its folder.
    onDone: (url, _file, isKnown) => {
      if (folder && !isKnown) return arrive(folder, [url]);
      void revalidate();
    },
    onResult: showResult,
  });

  function send(files: File[]) {
    for (const { id, state } of upload.files) if (state === "done") upload.dismiss(id);
    upload.send(files);
  }
  return { ...upload, send };
}

function showResult({ done, failed }: Batch) {
  const { uploaded, someFailed } = toasts;
  if (failed > 0) showToast({ kind: "warning", title: someFailed.title, text: someFailed.text(failed) });
  else if (done > 0) showToast({ kind: "success", title: uploaded.title, text: uploaded.text(done) });
}
