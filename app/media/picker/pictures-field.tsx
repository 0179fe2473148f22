import { useEffect, useId, useRef, useState } from "react";
import { FieldError } from "#app/ui/forms/field.tsx";
import { HiddenFields } from "#app/ui/forms/hidden-fields.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { SortableList } from "#app/ui/lists/sortable.tsx";
import { acceptedBy, type UploadKind } from "../media.rules.ts";
import { RunningUploads } from "../upload/running-uploads.tsx";
import { useMediaUpload } from "../upload/use-media-upload.ts";
import { FileButton } from "./file-button.tsx";
import { LibraryPicker } from "./library-picker.tsx";
import { libraryTexts } from "./picker.texts.ts";
import { PictureDetails } from "./picture-details.tsx";
import styles from "./picture-field.module.css";
import { isOwn, Shown, useSaved } from "./picture-field.tsx";
import { insertInSelectionOrder } from "./selection-order.ts";
import { useLibraryFiles } from "./use-picker-files.ts";

const { details, field: texts, picker } = libraryTexts;

type PicturesFieldProps = {
  name: string;
  values: readonly string[];
  onChange?: (urls: string[]) => void;
  kind?: UploadKind["name"];
  label: string;
  help?: string;
  error?: string;
  hasCover?: boolean;
};

export function PicturesField(props: PicturesFieldProps) {
  const { name, values, onChange, kind = "productImage", label, help, error, hasCover } = props;
  const id = useId();
  const [urls, setUrls] = useSaved<readonly string[]>(values.filter(Boolean));
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState("");
  const { known, learn, refresh } = useLibraryFiles(urls);

  const editedFile = known.get(edited);
  const saved = values.filter(Boolean).join("\n");
  const latest = useRef(urls);
  const followed = useRef(saved);
  // Only what was saved comes from outside: an effect after every rendering would run late and undo an upload.
  useEffect(() => {
    if (latest.current.join("\n") === followed.current) latest.current = saved.split("\n").filter(Boolean);
    followed.current = saved;
  }, [saved]);
  const chosen = useRef<File[]>([]);
  const places = useRef(new Map<string, number>());

  /** Functional update, because uploads end while others are moved. */
  function change(next: (before: readonly string[]) => readonly string[]) {
    const after = [...new Set(next(latest.current))];
    latest.current = after;
    setUrls(after);
    onChange?.(after);
  }
  const upload = useMediaUpload(kind, (stored, file) => {
    if (!latest.current.includes(stored)) places.current.set(stored, chosen.current.indexOf(file));
    change((before) =>
      before.includes(stored) ? before : insertInSelectionOrder(before, stored, places.current),
    );
  });

  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <HiddenFields name={name} values={urls} />
      {urls.length > 0 && (
        <SortableList
          items={urls}
          idOf={(url) => url}
          nameOf={(url) => known.get(url)?.name ?? url}
          label={texts.list}
          layout="grid"
          className={styles.many}
          onOrder={(ids) => change(() => ids)}
        >
          {(url, handle) => (
            <div className={styles.picture}>
              <Shown url={url} file={known.get(url)} />
              <span className={styles.handle}>{handle}</span>
              <span className={styles.label}>
                <span className={styles.name} title={known.get(url)?.name}>
                  {hasCover && url === urls[0] ? texts.cover : known.get(url)?.name}
                </span>
                {isOwn(known.get(url)) && (
                  <IconButton
                    icon="edit"
                    small
                    aria-label={details.openOf(known.get(url)?.name ?? url)}
                    onClick={() => setEdited(url)}
                  />
                )}
                <IconButton
                  icon="trash"
                  small
                  aria-label={texts.removeOf(known.get(url)?.name ?? url)}
                  onClick={() => change((before) => before.filter((other) => other !== url))}
                />
              </span>
            </div>
          )}
        </SortableList>
      )}
      <div className={styles.actions}>
        <TextButton onClick={() => setOpen(true)}>{texts.add}</TextButton>
        <FileButton
          variant="link"
          accept={acceptedBy(kind)}
          multiple
          disabled={upload.isBusy}
          onFiles={(files) => {
            chosen.current.push(...files);
            upload.send(files);
          }}
        >
          {picker.upload}
        </FileButton>
      </div>
      <RunningUploads upload={upload} />
      {help && <p className={styles.help}>{help}</p>}
      <FieldError id={`${id}-error`} message={error} />
      {isOwn(editedFile) && (
        <PictureDetails
          key={edited}
          file={editedFile}
          isOpen
          onClose={() => {
            setEdited("");
            refresh(edited);
          }}
        />
      )}
      <LibraryPicker
        kind={kind}
        multiple
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={(files) => {
          learn(files);
          change((before) => [...before, ...files.map(({ url }) => url)]);
        }}
      />
    </fieldset>
  );
}
