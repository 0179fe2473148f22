import styles from "./badge.module.css";

export function Badge({ isOn, children }: { isOn: boolean; children: string }) {
  return <span className={isOn ? styles.on : styles.off}>{children}</span>;
}
