import type { ProductDetail } from "#app/features/catalogue/product.server.ts";
import { formatShare } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import type { ProductTexts } from "../product.texts.ts";
import { PileLight } from "../weave/pile-light.tsx";
import { YarnStripes } from "../weave/yarn-stripes.tsx";
import styles from "./yarn-bar.module.css";

type YarnBarProps = { rug: ProductDetail; note: string; locale: Locale; texts: ProductTexts };

/** Widths are shares of area. */
export function YarnBar({ rug, note, locale, texts }: YarnBarProps) {
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
          {note && <span>{note}</span>}
        </p>
      </div>
      <PileLight rug={rug} locale={locale} />
      <YarnStripes
        locale={locale}
        yarns={yarns.map(({ name, hex, sharePermille }) => ({
          ...{ name, hex, width: (isCounted && sharePermille) || 1 },
          ...(isCounted && sharePermille !== null && { share: formatShare(sharePermille, locale) }),
        }))}
      />
    </section>
  );
}
