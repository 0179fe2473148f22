import { useEffect } from "react";
import { useFetcher } from "react-router";
import { draftsTexts } from "#app/content/versions/drafts.texts.ts";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { sampleImageUpload } from "#app/media/media.rules.ts";
import { type Batch, useBatchUploads } from "#app/media/upload/use-batch-uploads.ts";
import { useBatchedSubmits } from "#app/media/upload/use-batched-submits.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import type { SamplesResult } from "./sample-actions.server.ts";
import { isSampleFile } from "./sample-file.ts";
import { samplesAdminTexts } from "./samples-admin.texts.ts";

const { toasts } = samplesAdminTexts;

/** One toast reports the result. `isHeld`: into the draft. */
export function useSampleUploads(sampleId: string, isHeld: boolean) {
  const fetcher = useFetcher<SamplesResult>();
  const refusal = fetcher.data?.ok === false ? fetcher.data : undefined;
  const showBatch = (batch: Batch) => showResult(batch, isHeld);
  const arrive = useBatchedSubmits((id, urls) => {
    const fields = new FormData();
    fields.set("intent", "addImages");
    fields.set("id", id);
    if (isHeld) fields.set(BASE_VERSION_FIELDS.saveAs, "draft");
    for (const url of urls) fields.append("url", url);
    return fetcher.submit(fields, { method: "post" });
  });
  const upload = useBatchUploads({
    kind: sampleImageUpload.name,
    lostTitle: toasts.uploadFailed.title,
    failedText: toasts.uploadFailed.text,
    interruptedText: toasts.interrupted,
    onDone: (url) => arrive(sampleId, [url]),
    onResult: showBatch,
  });
  useEffect(() => {
    if (refusal?.toast) showToast(refusal.toast);
  }, [refusal]);

  function send(files: File[]) {
    const pictures = files.filter(isSampleFile);
    if (pictures.length === 0) return showToast({ kind: "error", ...toasts.noValidImage });
    upload.send(pictures, files.length - pictures.length);
  }
  return {
    isBusy: upload.isBusy,
    files: upload.files.filter(({ state }) => state !== "done"),
    send,
    cancel: upload.cancel,
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
