import { type ReactNode, useId } from "react";
import { Icon } from "#app/ui/layout/icon.tsx";
import type from "#app/ui/layout/type.module.css";
import styles from "./file-button.module.css";

type FileButtonProps = {
  accept: string;
  multiple?: boolean;
  hint?: ReactNode;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  label?: string;
  variant?: "button" | "link" | "tile";
  children: ReactNode;
};

/** Without a name, so that forms do not send it. */
export function FileButton(props: FileButtonProps) {
  const id = useId();
  const { variant = "button" } = props;
  return (
    <span className={styles.place}>
      <input
        id={id}
        className={type.visuallyHidden}
        type="file"
        accept={props.accept}
        multiple={props.multiple}
        // Not `disabled`, which would take the focus away while files are sent.
        aria-disabled={props.disabled}
        onClick={props.disabled ? (event) => event.preventDefault() : undefined}
        aria-label={props.label}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          if (chosen.length > 0) props.onFiles(chosen);
        }}
      />
      <label htmlFor={id} className={styles[variant]}>
        {variant !== "link" && <Icon name={variant === "tile" ? "plus" : "upload"} />}
        {props.children}
      </label>
      {props.hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {props.hint}
        </span>
      )}
    </span>
  );
}
