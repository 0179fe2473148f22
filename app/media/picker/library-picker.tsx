import { useEffect, useId, useRef, useState } from "react";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { buttonTexts } from "#app/ui/forms/button.texts.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Field, TextField } from "#app/ui/forms/field.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { DropHint } from "#app/ui/media/drop-hint.tsx";
import { acceptedBy, type UploadKind } from "../media.rules.ts";
import { isolatedFromForm } from "../upload/isolate-from-form.ts";
import { RunningUploads } from "../upload/running-uploads.tsx";
import { useMediaUpload } from "../upload/use-media-upload.ts";
import { FileButton } from "./file-button.tsx";
import styles from "./library-picker.module.css";
import { fetchLibraryFiles } from "./picker.client.ts";
import { NO_FOLDER } from "./picker.rules.ts";
import { libraryTexts } from "./picker.texts.ts";
import type { LibraryFile } from "./picker-file.ts";
import { LibraryGrid } from "./picker-grid.tsx";
import { useLibrary } from "./use-picker.ts";

const { picker: texts } = libraryTexts;

type LibraryPickerProps = {
  kind: UploadKind["name"];
  isOpen: boolean;
  /** The order of choosing is kept. */
  multiple?: boolean;
  onChoose: (files: LibraryFile[]) => void;
  onClose: () => void;
};

/** It may be inside a form, so its fields have no names and nothing submits. */
export function LibraryPicker({ kind, isOpen, multiple = false, onChoose, onClose }: LibraryPickerProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<LibraryFile[]>([]);
  const library = useLibrary(kind, isOpen);
  const upload = useMediaUpload(kind, async (url) => {
    const stored = await fetchLibraryFiles([url]).catch(() => []);
    setChosen((before) => (multiple ? [...before, ...stored] : stored));
    library.again();
  });

  useEffect(() => {
    if (isOpen && !dialog.current?.open) {
      setChosen([]);
      dialog.current?.showModal();
    } else if (!isOpen) dialog.current?.close();
  }, [isOpen]);

  const toggle = (file: LibraryFile) =>
    setChosen((before) => {
      if (before.some((one) => one.id === file.id)) return before.filter((one) => one.id !== file.id);
      return multiple ? [...before, file] : [file];
    });
  const send = (files: File[]) => upload.send(multiple ? files : files.slice(0, 1));
  const folders = library.shown?.folders ?? [];
  return (
    <Dialog
      ref={dialog}
      id={id}
      size="wide"
      aria-labelledby={`${id}-title`}
      className={styles.dialog}
      onClose={onClose}
      {...isolatedFromForm}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        // Drop targets around the dialog must not get its files.
        event.stopPropagation();
        if (!upload.isBusy) send([...event.dataTransfer.files]);
      }}
    >
      {isOpen && (
        <>
          <div className={styles.head}>
            <div>
              <h2 id={`${id}-title`} className={styles.title}>
                {texts.title}
              </h2>
              <p className={styles.lead}>{texts.lead}</p>
            </div>
            <IconButton icon="close" aria-label={texts.close} onClick={onClose} />
          </div>
          <div className={styles.tools}>
            <TextField
              id={`${id}-search`}
              label={texts.search}
              type="search"
              autoComplete="off"
              value={library.search}
              onChange={(event) => library.setSearch(event.currentTarget.value)}
            />
            <Field id={`${id}-folder`} label={texts.folder}>
              <select
                id={`${id}-folder`}
                value={library.folder}
                onChange={(event) => library.setFolder(event.currentTarget.value)}
              >
                <option value="">{texts.allFolders}</option>
                <option value={NO_FOLDER}>{texts.noFolder}</option>
                {folders.map((folder) => (
                  <option key={folder.id} value={folder.id}>
                    {texts.folderWithFiles(folder.name, folder.files)}
                  </option>
                ))}
              </select>
            </Field>
            <FileButton
              accept={acceptedBy(kind)}
              multiple={multiple}
              disabled={upload.isBusy}
              hint={<DropHint>{texts.dropHint}</DropHint>}
              onFiles={send}
            >
              {texts.upload}
            </FileButton>
          </div>
          <RunningUploads upload={upload} />
          <LibraryGrid library={library} chosen={chosen} onToggle={toggle} />
          <div className={styles.foot}>
            <TextButton onClick={onClose}>{buttonTexts.cancel}</TextButton>
            <Button
              variant="solid"
              disabled={chosen.length === 0}
              onClick={() => {
                onChoose(chosen);
                onClose();
              }}
            >
              {texts.use(chosen.length)}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
