import { Icon } from "./icon.tsx";
import styles from "./next-band.module.css";
import type from "./type.module.css";

type NextBandProps = { href: string; label: string; name: string };

/** The end of a page that has a next one. */
export function NextBand({ href, label, name }: NextBandProps) {
  return (
    <a className={styles.next} data-theme="dark" href={href}>
      {label && <span className={type.label}>{label}</span>}
      <span className={type.displayL}>{name}</span>
      <Icon name="arrow" />
    </a>
  );
}
