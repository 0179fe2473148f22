import { useId, useState } from "react";
import { classes } from "../classes.ts";
import { FieldError } from "../forms/field.tsx";
import { Icon } from "../layout/icon.tsx";
import type from "../layout/type.module.css";
import drop from "./file-drop.module.css";

type FileFieldProps = {
  name: string;
  title: string;
  hint: string;
  accept: string;
  maxFiles: number;
  maxBytes: number;
  error?: string;
  words: { tooMany: string; tooLarge: string; wrongType: string };
};

/** Checked at once by type and size; the server checks the content. */
export function FileField(props: FileFieldProps) {
  const { name, title, hint, accept, maxFiles, maxBytes, words } = props;
  const id = useId();
  const [chosen, setChosen] = useState<string[]>([]);
  const [refusal, setRefusal] = useState("");
  const error = refusal || props.error;

  function check(files: File[]): string {
    const types = accept.split(",");
    if (files.length > maxFiles) return words.tooMany;
    if (files.some((file) => file.size > maxBytes)) return words.tooLarge;
    return files.some((file) => file.type && !types.includes(file.type)) ? words.wrongType : "";
  }

  return (
    <div>
      <div className={drop.drop}>
        <input
          id={id}
          className={type.visuallyHidden}
          type="file"
          name={name}
          accept={accept}
          multiple
          aria-describedby={classes(`${id}-hint`, error && `${id}-error`)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            const found = check(files);
            if (found) event.currentTarget.value = "";
            setRefusal(found);
            setChosen(found ? [] : files.map((file) => file.name));
          }}
        />
        <label htmlFor={id} className={drop.zone}>
          <Icon name="upload" className={drop.icon} />
          <b>{title}</b>
          <span id={`${id}-hint`}>{hint}</span>
          {chosen.map((file) => (
            <span key={file} className={drop.name}>
              {file}
            </span>
          ))}
        </label>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
