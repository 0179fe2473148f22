import type { CSSProperties, ReactNode } from "react";
import { classes } from "../classes.ts";
import type from "../layout/type.module.css";
import styles from "./choice.module.css";
import { FieldError } from "./field.tsx";

export type ChoiceOption = { value: string; label: string; drawing?: ReactNode };

type ChoiceProps = {
  id: string;
  name: string;
  label: string;
  options: ChoiceOption[];
  defaultValue?: string;
  error?: string;
};

export function Choice({ id, name, label, options, defaultValue, error }: ChoiceProps) {
  const isMany = options.length > 4;
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <div
        className={classes(styles.options, isMany && styles.many)}
        style={{ "--options": options.length } as CSSProperties}
      >
        {options.map((option) => (
          <label key={option.value}>
            <input
              className={type.visuallyHidden}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            <span className={styles.option}>
              {option.drawing}
              {option.label}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
