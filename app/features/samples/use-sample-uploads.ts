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
  const [ended, setEnded] = useState<Batch[]>([]);
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
    setArrived((before) => before.filter((url) => !arrived.includes(url)));
    void fetcher.submit(fields, { method: "post" });
  }, [fetcher, arrived, sampleId]);
  // What arrived is told of when it is in its set.
  useEffect(() => {
    if (fetcher.state !== "idle" || arrived.length > 0 || ended.length === 0) return;
    setEnded([]);
    for (const batch of ended) tell(batch);
  }, [fetcher.state, arrived, ended]);
  useEffect(() => {
    if (refusal?.toast) showToast(refusal.toast);
  }, [refusal]);

  function settle(file: File, how?: "added" | "failed") {
    const batch = batches.current.get(file);
    if (!batch) return;
    batches.current.delete(file);
    if (how) batch[how] += 1;
    batch.open -= 1;
    if (batch.open === 0) setEnded((before) => [...before, batch]);
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
  function cancel(id: string) {
    const file = upload.fileOf(id);
    upload.cancel(id);
    if (file) settle(file);
  }
  return {
    files: upload.files.filter(({ state }) => state !== "done"),
    send,
    cancel,
    retry: upload.retry,
    dismiss: upload.dismiss,
    /** Pictures of the library, which need not be sent. */
    add: (urls: string[]) => {
      setArrived((before) => [...before, ...urls]);
      setEnded((before) => [...before, { open: 0, added: urls.length, failed: 0 }]);
    },
  };
}

function tell({ added, failed }: Batch) {
  if (added === 0 && failed > 0) return showToast({ kind: "error", ...toasts.uploadFailed });
  if (added > 0) showToast({ kind: "success", ...toasts.imagesAdded });
  const { title, text } = toasts.someFailed;
  if (failed > 0) showToast({ kind: "warning", title, text: text(failed) });
}
