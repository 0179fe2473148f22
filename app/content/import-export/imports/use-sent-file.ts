import { useState } from "react";
import { useUpload } from "#app/media/upload/use-upload.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { IMPORT_UPLOADS, type ImportField, MAX_BYTES } from "../import-export.rules.ts";
import { importExportTexts } from "../import-export.texts.ts";

const { bring: texts, toasts } = importExportTexts;

/** Upload with progress; returns the token. */
export function useSentFile(field: ImportField, types: readonly string[]) {
  const [token, setToken] = useState("");
  const upload = useUpload({
    kind: IMPORT_UPLOADS[field],
    onDone: setToken,
    onFailed: (refusal) => {
      const words = {
        title: refusal?.title ?? toasts.failed.title,
        text: refusal?.text ?? texts.interrupted,
      };
      showToast({ kind: "error", ...words });
      return words.text;
    },
  });

  function choose([file]: File[]) {
    if (!file) return;
    setToken("");
    for (const { id } of upload.files) upload.cancel(id);
    if (file.size > MAX_BYTES[field]) upload.refuse(file, texts.words.tooLarge);
    else if (file.type && !types.includes(file.type)) upload.refuse(file, texts.words.wrongType);
    else upload.send(file);
  }

  return { ...upload, choose, token, sentAs: `${field}-sent` };
}
