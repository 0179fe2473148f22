import type { LibraryFolder } from "#app/media/picker/picker-file.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { Options } from "#app/ui/forms/options.tsx";
import { SavedNote } from "#app/ui/forms/saved-note.tsx";
import { useAutoSubmit } from "#app/ui/forms/use-auto-submit.ts";
import type { LibraryResult } from "./library-actions.server.ts";
import { libraryAdminTexts } from "./library-admin.texts.ts";

const { detail: texts, folders: folderTexts } = libraryAdminTexts;

type FileFolderProps = { url: string; folderId: string | null; folders: LibraryFolder[] };

export function FileFolder({ url, folderId, folders }: FileFolderProps) {
  const auto = useAutoSubmit<LibraryResult>();
  return (
    <div>
      <Field id="file-folder" label={texts.folder}>
        <select
          id="file-folder"
          defaultValue={folderId ?? ""}
          onChange={(event) => auto.save({ intent: "move", url, folder: event.currentTarget.value })}
        >
          <option value="">{folderTexts.none}</option>
          <Options items={folders} />
        </select>
      </Field>
      <SavedNote state={auto.state} note={auto.note} />
    </div>
  );
}
