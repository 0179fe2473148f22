import { showToast } from "#app/ui/toast.tsx";
import { libraryTexts as texts } from "./library.texts.ts";
import { useUpload } from "./use-upload.ts";

/** Uploads of any number of files, each refusal in the words of the server. */
export function useMediaUpload(kind: string, onStored: (url: string, file: File) => void) {
  return useUpload({
    kind,
    onDone: onStored,
    onFailed: (refusal) => {
      const text = refusal?.text ?? (refusal ? texts.uploadFailed.text : texts.interrupted);
      showToast({ kind: "error", title: refusal?.title ?? texts.uploadFailed.title, text });
      return text;
    },
  });
}
