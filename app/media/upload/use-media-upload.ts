import { showToast } from "#app/ui/feedback/toast.tsx";
import { mayBeTaken, productImageUpload } from "../media.rules.ts";
import { libraryTexts as texts } from "../picker/picker.texts.ts";
import { useUpload } from "./use-upload.ts";

export function useMediaUpload(kind: string, onStored: (url: string, file: File) => void) {
  const words = kind === productImageUpload.name ? texts.product : texts;
  const upload = useUpload({
    kind,
    lostTitle: words.uploadFailed.title,
    knownNote: texts.known.note,
    onDone: (url, file, isKnown) => {
      if (isKnown)
        showToast({ kind: "success", title: texts.known.title, text: texts.known.text(file.name) });
      else if ("loaded" in words) showToast({ kind: "success", ...words.loaded });
      onStored(url, file);
    },
    onFailed: (refusal) => {
      const text = refusal?.text ?? (refusal ? words.uploadFailed.text : texts.interrupted);
      const title = refusal && refusal.status < SERVER_FAILED ? refusal.title : undefined;
      showToast({ kind: "error", title: title ?? words.uploadFailed.title, text });
      return text;
    },
  });

  function send(files: readonly File[]) {
    for (const file of files) {
      if (mayBeTaken(kind, file)) upload.send(file);
      else {
        showToast({ kind: "error", ...texts.wrongType });
        upload.refuse(file, texts.wrongType.text);
      }
    }
  }
  return { ...upload, send };
}

const SERVER_FAILED = 500;
