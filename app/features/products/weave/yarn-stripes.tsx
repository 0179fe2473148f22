import type { CSSProperties } from "react";
import { yarnAddress } from "#app/features/catalogue/yarn-address.rules.ts";
import { type Locale, siteLocale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import type from "#app/ui/layout/type.module.css";
import styles from "./yarn-stripes.module.css";

type Stripe = {
  name: string;
  hex: string;
  /** Relative to the others. */
  width: number;
  /** In words. */
  share?: string;
};

/** A bar of the colours, and their names, each a link to what else is woven of it. Colour names are not translated. */
export function YarnStripes({ yarns, locale }: { yarns: readonly Stripe[]; locale: Locale }) {
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {yarns.map(({ name, hex, width }) => (
          <i key={`${name} ${hex}`} style={{ "--colour": hex, flexGrow: width } as CSSProperties} />
        ))}
      </div>
      <ul className={styles.names}>
        {yarns.map(({ name, hex, share }) => (
          <li key={`${name} ${hex}`}>
            <a href={yarnAddress(locale, hex)} rel="nofollow" style={{ "--colour": hex } as CSSProperties}>
              <span className={styles.name} lang={siteLocale()}>
                {name}
              </span>
              {share && <span className={classes(type.label, type.num)}>{share}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
