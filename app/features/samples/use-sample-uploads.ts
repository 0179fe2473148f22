import { useEffect } from "react";
import { useFetcher } from "react-router";
import { sampleImageUpload } from "#app/features/media/media.rules.ts";
import { useArrivals } from "#app/features/media/use-arrivals.ts";
import { type Batch, useBatches } from "#app/features/media/use-batches.ts";
import { useUpload } from "#app/features/media/use-upload.ts";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { draftsTexts } from "#app/shell/versions/drafts.texts.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { SamplesResult } from "./sample-actions.server.ts";
import { isSampleFile } from "./samples.rules.ts";
import { samplesAdminTexts } from "./samples-admin.texts.ts";

const { toasts } = samplesAdminTexts;

/** One toast reports the result. `isHeld`: into the draft. */
export function useSampleUploads(sampleId: string, isHeld: boolean) {
  const fetcher = useFetcher<SamplesResult>();
  const refusal = fetcher.data?.ok === false ? fetcher.data : undefined;
  const showBatch = (batch: Batch) => showResult(batch, isHeld);
  const { begin, finish } = useBatches(showBatch);
  const arrive = useArrivals((id, urls) => {
    const fields = new FormData();
    fields.set("intent", "addImages");
    fields.set("id", id);
    if (isHeld) fields.set(BASE_VERSION_FIELDS.saveAs, "draft");
    for (const url of urls) fields.append("url", url);
    return fetcher.submit(fields, { method: "post" });
  });
  const upload = useUpload({
    kind: sampleImageUpload.name,
    lostTitle: toasts.uploadFailed.title,
    onDone: (url, file) => void arrive(sampleId, [url]).then(() => finish(file, "done")),
    onFailed: (reason, file) => {
      finish(file, "failed");
      return reason?.text ?? (reason ? toasts.uploadFailed.text : toasts.interrupted);
    },
  });
  useEffect(() => {
    if (refusal?.toast) showToast(refusal.toast);
  }, [refusal]);

  function send(files: File[]) {
    const pictures = files.filter(isSampleFile);
    if (pictures.length === 0) return showToast({ kind: "error", ...toasts.noValidImage });
    begin(pictures, files.length - pictures.length);
    for (const file of pictures) upload.send(file);
  }
  function cancel(id: string) {
    const file = upload.fileOf(id);
    upload.cancel(id);
    if (file) finish(file);
  }
  return {
    isBusy: upload.isBusy,
    files: upload.files.filter(({ state }) => state !== "done"),
    send,
    cancel,
    retry: upload.retry,
    dismiss: upload.dismiss,
    add: (urls: string[]) =>
      void arrive(sampleId, urls).then(() => showBatch({ open: 0, done: urls.length, failed: 0 })),
  };
}

function showResult({ done, failed }: Batch, isHeld: boolean) {
  if (done === 0 && failed > 0) return showToast({ kind: "error", ...toasts.uploadFailed });
  const { title, text } = toasts.someFailed;
  if (failed > 0) showToast({ kind: "warning", title, text: text(failed) });
  else if (done > 0)
    showToast({ kind: "success", ...(isHeld ? draftsTexts.toasts.kept : toasts.imagesAdded) });
}
