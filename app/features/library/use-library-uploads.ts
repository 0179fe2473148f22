import { useEffect, useRef, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { libraryTexts } from "#app/features/media/library.texts.ts";
import { libraryUpload } from "#app/features/media/media.rules.ts";
import { useUpload } from "#app/features/media/use-upload.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { LibraryActAnswer } from "./library-acts.server.ts";
import { libraryAdminTexts } from "./library-admin.texts.ts";

const { toasts } = libraryAdminTexts;

type Batch = { open: number; done: number; failed: number };

/** Many files on their way into the library, and into the folder that is open. */
export function useLibraryUploads(folder: string | null) {
  const fetcher = useFetcher<LibraryActAnswer>({ key: "library-arrivals" });
  const { revalidate } = useRevalidator();
  const [arrived, setArrived] = useState<string[]>([]);
  const batches = useRef(new Map<File, Batch>());
  const upload = useUpload({
    kind: libraryUpload.name,
    knownNote: libraryTexts.known.note,
    onDone: (url, file, isKnown) => {
      // A file that was there already stays in its folder.
      if (folder && !isKnown) setArrived((before) => [...before, url]);
      else void revalidate();
      settle(file, "done");
    },
    onFailed: (refusal, file) => {
      settle(file, "failed");
      return refusal?.text ?? (refusal ? libraryTexts.uploadFailed.text : libraryTexts.interrupted);
    },
  });

  useEffect(() => {
    if (fetcher.state !== "idle" || arrived.length === 0 || !folder) return;
    const fields = new FormData();
    fields.set("intent", "move");
    fields.set("folder", folder);
    for (const url of arrived) fields.append("url", url);
    setArrived((before) => before.filter((url) => !arrived.includes(url)));
    void fetcher.submit(fields, { method: "post" });
  }, [fetcher, arrived, folder]);

  function settle(file: File, how?: "done" | "failed") {
    const batch = batches.current.get(file);
    if (!batch) return;
    batches.current.delete(file);
    if (how) batch[how] += 1;
    batch.open -= 1;
    if (batch.open === 0) tell(batch);
  }

  function send(files: File[]) {
    for (const { id, state } of upload.files) if (state === "done") upload.dismiss(id);
    const batch: Batch = { open: files.length, done: 0, failed: 0 };
    for (const file of files) {
      batches.current.set(file, batch);
      upload.send(file);
    }
  }
  function cancel(id: string) {
    const file = upload.fileOf(id);
    upload.cancel(id);
    if (file) settle(file);
  }
  return { ...upload, send, cancel };
}

function tell({ done, failed }: Batch) {
  const { uploaded, someFailed } = toasts;
  if (done > 0) showToast({ kind: "success", title: uploaded.title, text: uploaded.text(done) });
  if (failed > 0) showToast({ kind: "warning", title: someFailed.title, text: someFailed.text(failed) });
}
