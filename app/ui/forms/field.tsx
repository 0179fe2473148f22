import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import { Icon } from "../layout/icon.tsx";
import styles from "./field.module.css";

/** Attributes of a field for an address, a code or a name that is typed to the letter. */
export const AS_CODE = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;

type FieldProps = {
  /** Ids of the messages are derived from it (`describedBy`). */
  id: string;
  label: string;
  /** The word for "optional"; required fields are not marked. */
  optional?: string;
  help?: string;
  error?: string;
  className?: string;
  children: ReactNode;
};

export function Field({ id, label, optional, help, error, className, children }: FieldProps) {
  return (
    <div className={classes(styles.field, error && styles.refused, className)}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

export function describedBy(id: string, { help, error }: { help?: string; error?: string }) {
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return { id, "aria-describedby": ids || undefined, "aria-invalid": error ? (true as const) : undefined };
}

/** Always rendered, because a live region must exist before its message. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <div id={id} aria-live="polite">
      {message && (
        <p className={styles.error}>
          <Icon name="warning" small />
          {message}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Omit<ComponentProps<"input">, "id"> &
  Omit<FieldProps, "children" | "className"> & { className?: string };

export function TextField({ id, label, optional, help, error, className, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error} className={className}>
      <input {...input} {...describedBy(id, { help, error })} />
    </Field>
  );
}

type TextAreaFieldProps = Omit<ComponentProps<"textarea">, "id"> & Omit<FieldProps, "children">;

export function TextAreaField({ id, label, optional, help, error, className, ...area }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error} className={className}>
      <textarea {...area} {...describedBy(id, { help, error })} />
    </Field>
  );
}

type CheckboxProps = ComponentProps<"input"> & { children: ReactNode };

/** Never checked in advance on the public site. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classes(styles.checkbox, className)}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
