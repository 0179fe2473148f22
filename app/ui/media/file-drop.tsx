import { type DragEvent, type ReactNode, useEffect, useId, useState } from "react";
import { classes } from "../classes.ts";
import { Icon } from "../layout/icon.tsx";
import type from "../layout/type.module.css";
import { DropHint } from "./drop-hint.tsx";
import styles from "./file-drop.module.css";
import { type Picked, PickedFiles, type PickedFilesTexts } from "./picked-files.tsx";

type FileDropProps = {
  /** For forms sent without script; undefined where script sends the files. */
  name?: string;
  accept: string;
  title: string;
  /** Only shown where files can be dropped. */
  dropHint?: string;
  hint: string;
  multiple?: boolean;
  /** While true nothing can be chosen or dropped. */
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  /** What was chosen, and what its rows can do. */
  upload: {
    files: Picked[];
    cancel: (id: string) => void;
    retry: (id: string) => void;
    dismiss: (id: string) => void;
  };
  texts: PickedFilesTexts;
  children?: ReactNode;
};

export function FileDrop(props: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { disabled = false } = props;

  useStrayDrops();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) props.onFiles([...event.dataTransfer.files].slice(0, props.multiple ? undefined : 1));
  }

  return (
    <div className={classes(styles.drop, isOver && styles.over, disabled && styles.disabled)}>
      <input
        id={id}
        className={type.visuallyHidden}
        type="file"
        name={props.name}
        accept={props.accept}
        multiple={props.multiple}
        // Not `disabled`, which would take the focus away while files are sent.
        aria-disabled={disabled}
        onClick={disabled ? (event) => event.preventDefault() : undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          // So that the same file can be chosen again and is not sent with the form.
          event.currentTarget.value = "";
          if (chosen.length) props.onFiles(chosen);
        }}
      />
      <label
        htmlFor={id}
        className={styles.zone}
        onDragEnter={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={drop}
      >
        <Icon name="upload" className={styles.icon} />
        <b>{props.title}</b>
        <span id={`${id}-hint`}>
          <DropHint>{props.dropHint}</DropHint>
          {props.hint}
        </span>
      </label>
      {props.children}
      <PickedFiles
        files={props.upload.files}
        texts={props.texts}
        onCancel={props.upload.cancel}
        onRetry={props.upload.retry}
        onDismiss={props.upload.dismiss}
      />
    </div>
  );
}

/** Files dropped beside the zone would replace the page, and unsaved input with it. */
function useStrayDrops() {
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    addEventListener("dragover", stay);
    addEventListener("drop", stay);
    return () => {
      removeEventListener("dragover", stay);
      removeEventListener("drop", stay);
    };
  }, []);
}
