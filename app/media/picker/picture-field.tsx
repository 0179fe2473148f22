import { useId, useState } from "react";
import { FieldError } from "#app/ui/forms/field.tsx";
import { HiddenFields } from "#app/ui/forms/hidden-fields.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { acceptedBy, type UploadKind } from "../media.rules.ts";
import { RunningUploads } from "../upload/running-uploads.tsx";
import { useMediaUpload } from "../upload/use-media-upload.ts";
import { FileButton } from "./file-button.tsx";
import { LibraryPicker } from "./library-picker.tsx";
import { libraryTexts } from "./picker.texts.ts";
import type { LibraryFile } from "./picker-file.ts";
import { Thumb } from "./picker-grid.tsx";
import { PictureDetails } from "./picture-details.tsx";
import styles from "./picture-field.module.css";
import { useLibraryFiles } from "./use-picker-files.ts";

const { details, field: texts, picker } = libraryTexts;

type PictureFieldProps = {
  name: string;
  value: string;
  onChange?: (url: string) => void;
  kind?: UploadKind["name"];
  label: string;
  optional?: string;
  help?: string;
  error?: string;
};

export function PictureField(props: PictureFieldProps) {
  const { name, value, onChange, kind = "siteImage", label, optional, help, error } = props;
  const id = useId();
  const [url, setUrl] = useSaved(value);
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const { known, learn, refresh } = useLibraryFiles([url]);
  const file = known.get(url);

  function choose(next: string) {
    setUrl(next);
    onChange?.(next);
  }
  const upload = useMediaUpload(kind, (stored) => choose(stored));

  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </legend>
      <HiddenFields name={name} values={[url]} />
      <div className={styles.one}>
        <Shown url={url} file={file} />
        <div className={styles.words}>
          <Facts url={url} file={file} />
          <div className={styles.actions}>
            <TextButton onClick={() => setOpen(true)}>{url ? texts.change : texts.choose}</TextButton>
            <FileButton
              variant="link"
              accept={acceptedBy(kind)}
              disabled={upload.isBusy}
              onFiles={(files) => upload.send(files.slice(0, 1))}
            >
              {picker.upload}
            </FileButton>
            {url && <TextButton onClick={() => choose("")}>{texts.remove}</TextButton>}
            {isOwn(file) && <TextButton onClick={() => setEditing(true)}>{details.open}</TextButton>}
          </div>
        </div>
      </div>
      <RunningUploads upload={upload} />
      {help && <p className={styles.help}>{help}</p>}
      <FieldError id={`${id}-error`} message={error} />
      {isOwn(file) && (
        <PictureDetails
          file={file}
          isOpen={isEditing}
          onClose={() => {
            setEditing(false);
            refresh(url);
          }}
        />
      )}
      <LibraryPicker
        kind={kind}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={(files) => {
          learn(files);
          if (files[0]) choose(files[0].url);
        }}
      />
    </fieldset>
  );
}

/** Built-in pictures have own texts and no focal point. */
export function isOwn(file: LibraryFile | null | undefined): file is LibraryFile {
  return file?.picture != null && file.contentType !== "";
}

/** Follows what is saved, unless another value was chosen since. */
export function useSaved<T extends string | readonly string[]>(value: T) {
  const [chosen, setChosen] = useState<T>(value);
  const [base, setBase] = useState(String(value));
  if (base !== String(value)) {
    setBase(String(value));
    if (String(chosen) === base) setChosen(value);
  }
  return [chosen, setChosen] as const;
}

export function Shown({ url, file }: { url: string; file: LibraryFile | null | undefined }) {
  if (file) return <Thumb file={file} />;
  return <span className={styles.empty}>{url === "" ? texts.none : ""}</span>;
}

function Facts({ url, file }: { url: string; file: LibraryFile | null | undefined }) {
  if (url === "") return null;
  if (file === null) return <p className={styles.gone}>{texts.gone}</p>;
  return (
    <p className={styles.facts}>
      <b>{file?.name}</b>
      <span>{file && (file.alt || texts.noAlt)}</span>
    </p>
  );
}
