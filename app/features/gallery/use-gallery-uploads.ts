import { useRef } from "react";
import { galleryImageUpload } from "#app/media/media.rules.ts";
import { useUpload } from "#app/media/upload/use-upload.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { galleryAdminTexts } from "./gallery-admin.texts.ts";

const { toasts } = galleryAdminTexts;

type Batch = { files: number; open: number; done: number; failed: number; full: boolean; reason?: string };
/** `place`: id of the replaced picture, which may move during the upload. */
type Sent = { place: string; batch: Batch };

/** Non-pictures are skipped; one toast reports a batch's failures. */
export function useGalleryUploads(onStored: (place: string, url: string) => void) {
  const sent = useRef(new Map<File, Sent>());
  const places = useRef(new Map<string, string>());
  const asked = useRef(new Map<string, Batch[]>());

  const upload = useUpload({
    kind: galleryImageUpload.name,
    lostTitle: toasts.uploadFailed.title,
    onDone: (url, file) => {
      const found = sent.current.get(file);
      if (!found) return;
      sent.current.delete(file);
      asked.current.set(found.place, [...(asked.current.get(found.place) ?? []), found.batch]);
      onStored(found.place, url);
    },
    onFailed: (refusal, file) => {
      const text = refusal?.text ?? (refusal ? toasts.uploadFailed.text : toasts.interrupted);
      const found = sent.current.get(file);
      if (found) {
        found.batch.failed += 1;
        found.batch.reason = text;
        finish(found.batch);
        sent.current.set(file, {
          ...found,
          batch: { ...found.batch, files: 1, open: 1, done: 0, failed: 0 },
        });
      }
      return text;
    },
  });

  function send(files: File[], free: string[]) {
    const pictures = files.filter(isPicture);
    const fitting = pictures.slice(0, free.length);
    const batch: Batch = {
      files: files.length,
      open: fitting.length,
      done: 0,
      failed: files.length - fitting.length,
      full: pictures.length > fitting.length,
    };
    for (const [index, file] of fitting.entries()) {
      const place = free[index] ?? "";
      sent.current.set(file, { place, batch });
      places.current.set(upload.send(file), place);
    }
    if (fitting.length === 0 && files.length > 0) showResult(batch);
  }

  function finish(batch: Batch) {
    batch.open -= 1;
    if (batch.open === 0) showResult(batch);
  }

  function onResponse(place: string, isPut: boolean) {
    const batch = asked.current.get(place)?.shift();
    if (!batch) return;
    if (isPut) batch.done += 1;
    finish(batch);
  }

  /** What is left of its batch is still reported. */
  function cancel(id: string) {
    const file = upload.fileOf(id);
    const found = file && sent.current.get(file);
    upload.cancel(id);
    if (!found) return;
    sent.current.delete(file);
    finish(found.batch);
  }

  const at = (place: string) =>
    upload.files.findLast(({ id, state }) => places.current.get(id) === place && state !== "done");
  return {
    send,
    at,
    answered: onResponse,
    isBusy: upload.isBusy,
    cancel,
    retry: upload.retry,
    dismiss: upload.dismiss,
  };
}

function showResult({ files, done, failed, full, reason }: Batch) {
  if (failed === 0) return done > 0 ? showToast({ kind: "success", ...toasts.updated }) : undefined;
  if (files === 1 && reason)
    return showToast({ kind: "error", title: toasts.uploadFailed.title, text: reason });
  const { title, text } = toasts.someFailed;
  const words = full ? `${text(failed)} ${toasts.someFailed.full}` : text(failed);
  showToast({ kind: "warning", title, text: words });
}

/** By MIME type only; the server reads the bytes. Without a type it may be a picture. */
function isPicture({ type }: File): boolean {
  return type === "" || type.startsWith("image/");
}
