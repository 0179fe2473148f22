import type { CSSProperties } from "react";
import { productsTexts } from "#app/features/products/products.texts.ts";
import { formatPrice } from "#app/i18n/format.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import rack from "#app/ui/layout/scale-strip.module.css";
import type from "#app/ui/layout/type.module.css";
import ground from "#app/ui/media/loading-ground.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./category-list.module.css";
import type { CategorySummary } from "./collection-pages.server.ts";
import { collectionPagesTexts } from "./collection-pages.texts.ts";
import { pathOfCollection } from "./collections.rules.ts";

type CategoryListProps = { locale: Locale; lead: string; categories: CategorySummary[] };

export function CategoryList({ locale, lead, categories }: CategoryListProps) {
  const texts = collectionPagesTexts(locale);
  const metres = categories.reduce((sum, { widthMetres }) => sum + widthMetres, 0);
  return (
    <section className={styles.section} aria-labelledby="categories-title">
      <div className={grid.grid}>
        <h2 className={type.displayL} id="categories-title">
          {texts.categories}
        </h2>
        {lead && <p className={classes(type.body, styles.lead)}>{lead}</p>}
      </div>
      <ul
        className={classes(rack.rack, styles.rack)}
        style={{ "--all-metres": metres, "--categories": categories.length } as CSSProperties}
        tabIndex={0}
        aria-labelledby="categories-title"
      >
        {categories.map(({ slug, title, cover, widthMetres, isRound, count, priceCents, currency }) => (
          <li key={slug} style={{ "--metres": widthMetres } as CSSProperties}>
            <a
              className={classes(rack.item, isRound && rack.round)}
              href={pathFor(locale, pathOfCollection(slug))}
            >
              <span className={rack.rug}>
                {cover && (
                  <Picture
                    picture={{ ...cover, colour: "transparent" }}
                    className={ground.ground}
                    alt=""
                    sizes={`(max-width: 767px) ${Math.round(widthMetres * 108)}px, (max-width: 1199px) ${Math.round(widthMetres * 132)}px, ${(widthMetres * 6.5).toFixed(1)}vw`}
                  />
                )}
              </span>
              <span className={classes(rack.caption, styles.caption)}>
                <span className={type.titleM}>{title}</span>
                {count > 0 && <span className={classes(type.label, type.num)}>{texts.rugs(count)}</span>}
                {count > 0 && priceCents !== null && (
                  <span className={classes(type.label, type.num)}>
                    {productsTexts(locale).fromPrice(formatPrice(priceCents, currency, locale))}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
