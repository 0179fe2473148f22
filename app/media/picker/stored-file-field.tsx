import { useId } from "react";
import { FieldError } from "#app/ui/forms/field.tsx";
import { HiddenFields } from "#app/ui/forms/hidden-fields.tsx";
import { TextButton, TextLink } from "#app/ui/layout/text-link.tsx";
import { acceptedBy, type UploadKind } from "../media.rules.ts";
import { RunningUploads } from "../upload/running-uploads.tsx";
import { useMediaUpload } from "../upload/use-media-upload.ts";
import { FileButton } from "./file-button.tsx";
import styles from "./picture-field.module.css";
import { useSaved } from "./picture-field.tsx";
import { storedFileTexts as texts } from "./stored-file.texts.ts";

type StoredFileFieldProps = {
  name: string;
  value: string;
  kind: UploadKind["name"];
  label: string;
  optional?: string;
  help?: string;
  error?: string;
  onChange?: (url: string) => void;
};

export function StoredFileField(props: StoredFileFieldProps) {
  const { name, value, kind, label, optional, help, error, onChange } = props;
  const id = useId();
  const [url, setUrl] = useSaved(value);
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
      <div className={styles.words}>
        <p className={styles.facts}>
          <b>{url ? url.split("/").at(-1) : texts.none}</b>
        </p>
        <div className={styles.actions}>
          <FileButton
            variant="link"
            accept={acceptedBy(kind)}
            disabled={upload.isBusy}
            onFiles={(files) => upload.send(files.slice(0, 1))}
          >
            {url ? texts.replace : texts.upload}
          </FileButton>
          {url && (
            <TextLink href={url} target="_blank" rel="noopener">
              {texts.open}
            </TextLink>
          )}
          {url && <TextButton onClick={() => choose("")}>{texts.remove}</TextButton>}
        </div>
      </div>
      <RunningUploads upload={upload} />
      {help && <p className={styles.help}>{help}</p>}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
