import { useFetcher } from "react-router";
import { replacementUpload } from "#app/media/media.rules.ts";
import { FileButton } from "#app/media/picker/file-button.tsx";
import { FILE_FIELD } from "#app/media/picker/picker.rules.ts";
import { libraryTexts } from "#app/media/picker/picker.texts.ts";
import type { LibraryFile } from "#app/media/picker/picker-file.ts";
import { RunningUploads } from "#app/media/upload/running-uploads.tsx";
import { useUpload } from "#app/media/upload/use-upload.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import type { LibraryResult } from "./library-actions.server.ts";
import { libraryAdminTexts } from "./library-admin.texts.ts";

const { detail: texts } = libraryAdminTexts;

export function FileReplacement({ file }: { file: LibraryFile }) {
  const fetcher = useFetcher<LibraryResult>({ key: `file-replacement-${file.id}` });
  useUndoableOutcome(fetcher.data, {
    label: libraryAdminTexts.undo,
    fieldsOf: ({ value }) =>
      value?.replaced ? { intent: "replaceBack", id: file.id, url: value.replaced } : null,
  });
  const upload = useUpload({
    kind: replacementUpload.name,
    keys: [FILE_FIELD],
    onDone: (url) => void fetcher.submit({ intent: "replace", id: file.id, url }, { method: "post" }),
    onFailed: (refusal) => {
      const text = refusal?.text ?? (refusal ? libraryTexts.uploadFailed.text : libraryTexts.interrupted);
      showToast({ kind: "error", title: refusal?.title ?? libraryTexts.uploadFailed.title, text });
      return text;
    },
  });
  return (
    <div>
      <FileButton
        accept={file.contentType}
        hint={texts.replaceHint}
        disabled={upload.isBusy || fetcher.state !== "idle"}
        onFiles={([file]) => file && upload.send(file)}
      >
        {texts.replace}
      </FileButton>
      <RunningUploads upload={upload} />
    </div>
  );
}
