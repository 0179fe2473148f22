import { heroVideoUpload } from "#app/media/media.rules.ts";
import type { Refusal } from "#app/media/upload/resumable-upload.client.ts";
import { useUpload } from "#app/media/upload/use-upload.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { heroFileProblem } from "./hero-video.rules.ts";
import { heroVideoAdminTexts } from "./hero-video-admin.texts.ts";

const { toasts } = heroVideoAdminTexts;

export function useHeroUpload(onUploaded: (url: string, film: File) => void) {
  const upload = useUpload({
    kind: heroVideoUpload.name,
    onDone: (url, film) => {
      showToast({ kind: "success", ...toasts.loaded });
      onUploaded(url, film);
    },
    onFailed: (refusal) => {
      const text = reasonOf(refusal);
      showToast({ kind: "error", title: refusal?.title ?? toasts.uploadFailed.title, text });
      return text;
    },
  });

  function choose([file]: File[]) {
    if (!file) return;
    for (const { id, state } of upload.files) if (state !== "sending") upload.dismiss(id);
    const problem = heroFileProblem(file);
    if (!problem) return upload.send(file);
    showToast({ kind: "error", ...toasts[problem] });
    upload.refuse(file, toasts[problem].text);
  }

  return { ...upload, choose };
}

function reasonOf(refusal: Refusal | null): string {
  return refusal?.text ?? (refusal ? toasts.uploadFailed.text : toasts.interrupted);
}
