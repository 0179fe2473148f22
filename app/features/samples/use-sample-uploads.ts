import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { sampleImageUpload } from "#app/features/media/media.rules.ts";
import { useUpload } from "#app/features/media/use-upload.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { SamplesAnswer } from "./sample-acts.server.ts";
import { isSampleFile } from "./samples.rules.ts";
import { samplesAdminTexts } from "./samples-admin.texts.ts";

const { toasts } = samplesAdminTexts;

type Batch = { open: number; added: number; failed: number };

/**
 * Any number of pictures on their way into a set. Each is added as soon as it is there, those that arrive meanwhile
 * together; at the end of a selection one notice says how it went.
 */
export function useSampleUploads(sampleId: string) {
  const fetcher = useFetcher<SamplesAnswer>();
  const [arrived, setArrived] = useState<string[]>([]);
  const batches = useRef(new Map<File, Batch>());
  const refusal = fetcher.data?.ok === false ? fetcher.data : undefined;

  const upload = useUpload({
    kind: sampleImageUpload.name,
    onDone: (url, file) => {
      setArrived((before) => [...before, url]);
      settle(file, "added");
    },
    onFailed: (reason, file) => {
      settle(file, "failed");
      return reason?.text ?? (reason ? toasts.uploadFailed.text : toasts.interrupted);
    },
  });

  useEffect(() => {
    if (fetcher.state !== "idle" || arrived.length === 0) return;
    const fields = new FormData();
    fields.set("intent", "addImages");
    fields.set("id", sampleId);
    for (const url of arrived) fields.append("url", url);
    setArrived([]);
    void fetcher.submit(fields, { method: "post" });
  }, [fetcher, arrived, sampleId]);
  useEffect(() => {
    if (refusal?.toast) showToast(refusal.toast);
  }, [refusal]);

  function settle(file: File, how: "added" | "failed") {
    const batch = batches.current.get(file);
    if (!batch) return;
    batches.current.delete(file);
    batch[how] += 1;
    batch.open -= 1;
    if (batch.open === 0) tell(batch);
  }

  function send(files: File[]) {
    const pictures = files.filter(isSampleFile);
    if (pictures.length === 0) return showToast({ kind: "error", ...toasts.noValidImage });
    const batch: Batch = { open: pictures.length, added: 0, failed: files.length - pictures.length };
    for (const file of pictures) {
      batches.current.set(file, batch);
      upload.send(file);
    }
  }
  function cancel(id: string, file: File | undefined) {
    upload.cancel(id);
    if (!file) return;
    const batch = batches.current.get(file);
    batches.current.delete(file);
    if (batch) {
      batch.open -= 1;
      if (batch.open === 0) tell(batch);
    }
  }
  return {
    files: upload.files.filter(({ state }) => state !== "done"),
    send,
    cancel: (id: string) => cancel(id, upload.fileOf(id)),
    retry: upload.retry,
    dismiss: upload.dismiss,
    /** Pictures of the library, which need not be sent. */
    add: (urls: string[]) => {
      setArrived((before) => [...before, ...urls]);
      tell({ open: 0, added: urls.length, failed: 0 });
    },
  };
}

function tell({ added, failed }: Batch) {
  if (added === 0 && failed > 0) return showToast({ kind: "error", ...toasts.uploadFailed });
  if (added > 0) showToast({ kind: "success", ...toasts.imagesAdded });
  const { title, text } = toasts.someFailed;
  if (failed > 0) showToast({ kind: "error", title, text: text(failed) });
}
