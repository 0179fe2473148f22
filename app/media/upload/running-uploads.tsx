import { type Picked, PickedFiles } from "#app/ui/media/picked-files.tsx";
import { libraryTexts } from "../picker/picker.texts.ts";

type RunningUploadsProps = {
  upload: {
    files: Picked[];
    cancel: (id: string) => void;
    retry: (id: string) => void;
    dismiss: (id: string) => void;
  };
};

export function RunningUploads({ upload }: RunningUploadsProps) {
  return (
    <PickedFiles
      files={upload.files.filter(({ state }) => state !== "done")}
      texts={libraryTexts.files}
      onCancel={upload.cancel}
      onRetry={upload.retry}
      onDismiss={upload.dismiss}
    />
  );
}
