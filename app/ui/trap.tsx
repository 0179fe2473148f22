import { GUARD_FIELDS } from "./posted-form.rules.ts";
import styles from "./trap.module.css";

/** A field that nobody sees. Programs that fill in every field give themselves away. */
export function Trap({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {label}
        <input name={GUARD_FIELDS.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
