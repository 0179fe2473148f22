import styles from "./drop-hint.module.css";

/** Not shown on phones, which cannot drop files. */
export function DropHint({ children }: { children: string | undefined }) {
  return children && <span className={styles.hint}>{children} </span>;
}
