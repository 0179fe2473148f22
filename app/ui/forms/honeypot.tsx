import styles from "./honeypot.module.css";
import { GUARD_FIELDS } from "./posted-form.rules.ts";

/** Hidden field that bots fill in. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {label}
        <input name={GUARD_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
