import styles from "./badge.module.css";

/** Shown or not: a solid line and a green word, or a dashed line and a grey one. */
export function Badge({ isOn, children }: { isOn: boolean; children: string }) {
  return <span className={isOn ? styles.on : styles.off}>{children}</span>;
}
