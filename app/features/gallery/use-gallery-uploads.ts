import { useRef } from "react";
import { galleryImageUpload } from "#app/features/media/media.rules.ts";
import { useUpload } from "#app/features/media/use-upload.ts";
import { showToast } from "#app/ui/toast.tsx";
import { galleryAdminTexts } from "./gallery-admin.texts.ts";

const { toasts } = galleryAdminTexts;

type Batch = { files: number; open: number; done: number; failed: number; full: boolean; reason?: Reason };
type Reason = { title: string; text: string };
/** `place` is the id of the picture that the new one replaces: it may be moved while the file is on its way. */
type Sent = { place: string; batch: Batch };

/**
 * Pictures on their way to their places. Files that are no pictures are skipped; when a selection has come to its
 * end, one notice shows how many failed.
 */
export function useGalleryUploads(onStored: (place: string, url: string) => void) {
  const sent = useRef(new Map<File, Sent>());
  const places = useRef(new Map<string, string>());
  /** Those that are there, until the server has put them at their place. */
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
        found.batch.reason = { title: refusal?.title ?? toasts.uploadFailed.title, text };
        finish(found.batch);
        // A later try of the same file speaks for itself.
        sent.current.set(file, {
          ...found,
          batch: { ...found.batch, files: 1, open: 1, done: 0, failed: 0 },
        });
      }
      return text;
    },
  });

  /** Sends pictures to these places, one each. */
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

  /** The server's answer for a place. A refusal has its own words. */
  function answered(place: string, isPut: boolean) {
    const batch = asked.current.get(place)?.shift();
    if (!batch) return;
    if (isPut) batch.done += 1;
    finish(batch);
  }

  const at = (place: string) =>
    upload.files.findLast(({ id, state }) => places.current.get(id) === place && state !== "done");
  return {
    send,
    at,
    answered,
    isBusy: upload.isBusy,
    cancel: upload.cancel,
    retry: upload.retry,
    dismiss: upload.dismiss,
  };
}

function showResult({ files, done, failed, full, reason }: Batch) {
  if (failed === 0) return done > 0 ? showToast({ kind: "success", ...toasts.updated }) : undefined;
  if (files === 1 && reason) return showToast({ kind: "error", ...reason });
  const { title, text } = toasts.someFailed;
  const words = full ? `${text(failed)} ${toasts.someFailed.full}` : text(failed);
  showToast({ kind: "warning", title, text: words });
}

/** By the browser's word; the server reads the bytes. A file without a type may be a picture. */
function isPicture({ type }: File): boolean {
  return type === "" || type.startsWith("image/");
}
