import type { RugYarn } from "#app/features/catalogue/rug-yarns.server.ts";
import { yarnWallAddress } from "#app/features/catalogue/yarn-address.rules.ts";
import { YarnStripes } from "#app/features/products/weave/yarn-stripes.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import { collectionPagesTexts } from "./collection-pages.texts.ts";
import styles from "./collection-yarns.module.css";

type CollectionYarnsProps = {
  locale: Locale;
  yarns: readonly RugYarn[];
  /** Number of the page's rugs. */
  rugs: number;
};

/** What the rugs of the page are woven of; each colour leads to its samples. */
export function CollectionYarns({ locale, yarns, rugs }: CollectionYarnsProps) {
  const texts = collectionPagesTexts(locale);
  if (yarns.length === 0) return null;
  const isCounted = yarns.every(({ share }) => share > 0);
  return (
    <section
      className={classes(grid.grid, grid.section, grid.noTop)}
      aria-labelledby="collection-yarns-title"
    >
      <div className={styles.head}>
        <h2 className={type.displayM} id="collection-yarns-title">
          {texts.yarns(rugs)}
        </h2>
        <p className={type.body}>{texts.yarnsText}</p>
      </div>
      <YarnStripes
        locale={locale}
        yarns={yarns.map(({ name, hex, share }) => ({ name, hex, width: isCounted ? share : 1 }))}
      />
      <p className={styles.wall}>
        <TextLink icon="arrow" href={yarnWallAddress(locale)}>
          {texts.yarnWall}
        </TextLink>
      </p>
    </section>
  );
}
