import { classes } from "../classes.ts";
import styles from "./segmented.module.css";

type SegmentedProps<Value extends string> = {
  label: string;
  /** Field name of the radio buttons. */
  name: string;
  value: Value;
  options: {
    value: Value;
    label: string;
    /** Marks something missing; also as text. */
    mark?: string;
    count?: number;
  }[];
  onChange: (value: Value) => void;
  className?: string;
};

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  return (
    <div role="radiogroup" aria-label={props.label} className={classes(styles.group, props.className)}>
      {props.options.map(({ value, label, mark, count }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {label}
          {mark && <span className={styles.mark} role="img" aria-label={mark} title={mark} />}
          {count !== undefined && (
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
