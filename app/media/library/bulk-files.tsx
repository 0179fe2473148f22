import { useFetcher } from "react-router";
import type { LibraryFile, LibraryFolder } from "#app/media/picker/picker-file.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Options } from "#app/ui/forms/options.tsx";
import { BulkBar, BulkPair, BulkRemoval } from "#app/ui/lists/bulk-bar.tsx";
import { useBulkSelection } from "#app/ui/lists/use-bulk-selection.ts";
import type { LibraryResult } from "./library-actions.server.ts";
import { libraryAdminTexts } from "./library-admin.texts.ts";

export const BULK_FILES = "many-files";

const { many: texts, folders: folderTexts } = libraryAdminTexts;

type BulkFilesBarProps = { files: readonly LibraryFile[]; folders: LibraryFolder[] };

export function BulkFilesBar({ files, folders }: BulkFilesBarProps) {
  const acts = useFetcher<LibraryResult>({ key: "library-removal" });
  const selection = useBulkSelection(
    BULK_FILES,
    files.map(({ url }) => ({ id: url })),
    acts.data,
  );
  return (
    <BulkBar selection={selection} label={texts.label} countedAs={texts.chosen} fetcher={acts}>
      <BulkPair
        id="many-folder"
        label={texts.folder}
        act={
          <Button type="submit" small name="intent" value="moveMany">
            {texts.move}
          </Button>
        }
      >
        <select id="many-folder" name="folder">
          <option value="">{folderTexts.none}</option>
          <Options items={folders} />
        </select>
      </BulkPair>
      <BulkRemoval
        id="remove-many-files"
        question={texts.question(selection.chosen.size)}
        text={texts.removeText}
      />
    </BulkBar>
  );
}
