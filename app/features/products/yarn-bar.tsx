import type { CSSProperties } from "react";
import type { ProductDetail } from "#app/features/catalogue/product.server.ts";
import { formatShare } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import type from "#app/ui/type.module.css";
import { PileLight } from "./pile-light.tsx";
import type { ProductTexts } from "./product.texts.ts";
import styles from "./yarn-bar.module.css";

type YarnBarProps = { rug: ProductDetail; locale: Locale; texts: ProductTexts };

/** Widths are shares of area. Colour names are not translated. */
export function YarnBar({ rug, locale, texts }: YarnBarProps) {
  const { yarns, pileMillimetres } = rug;
  if (yarns.length === 0) return null;
  const isCounted = yarns.every(({ sharePermille }) => sharePermille !== null);
  return (
    <section
      className={classes(grid.grid, grid.section, grid.noBottom, styles.section)}
      aria-labelledby="yarns-title"
    >
      <div className={styles.head}>
        <h2 className={type.displayM} id="yarns-title">
          {texts.yarns(yarns.length)}
        </h2>
        <p className={type.label}>
          {isCounted && <span>{texts.yarnsShare}</span>}
          {pileMillimetres !== null && <span>{texts.yarnsPile(pileMillimetres)}</span>}
          <span>{texts.yarnsNote}</span>
        </p>
      </div>
      <PileLight rug={rug} locale={locale} />
      <div className={styles.bar} aria-hidden="true">
        {yarns.map(({ name, hex, sharePermille }) => (
          <i
            key={`${name} ${hex}`}
            style={{ "--colour": hex, flexGrow: (isCounted && sharePermille) || 1 } as CSSProperties}
          />
        ))}
      </div>
      <ul className={styles.names}>
        {yarns.map(({ name, hex, sharePermille }) => (
          <li key={`${name} ${hex}`} style={{ "--colour": hex } as CSSProperties}>
            <span className={styles.name} lang="pt-BR">
              {name}
            </span>
            {isCounted && sharePermille !== null && (
              <span className={classes(type.label, type.num)}>{formatShare(sharePermille, locale)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
