import type { ProductSummary } from "#app/features/catalogue/products.server.ts";
import { fromPrice } from "#app/features/products/prices.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import { coverSizes, type Picture as PictureData } from "#app/ui/picture.rules.ts";
import { Picture } from "#app/ui/picture.tsx";
import type from "#app/ui/type.module.css";
import styles from "./collection-view.module.css";

const WIDTHS = ["42vw", "25vw", "25vw", "33vw", "50vw"];

const DETAIL = [
  { upTo: 767, width: "90vw", height: "113vw" },
  { upTo: 1199, width: "92vw", height: "62vw" },
  { width: "46vw", height: "50vw" },
];

type CollectionProductsProps = {
  locale: Locale;
  rugs: ProductSummary[];
  label: string;
  detail: PictureData | null;
};

export function CollectionProducts({ locale, rugs, label, detail }: CollectionProductsProps) {
  return (
    <ul className={classes(grid.section, styles.rugs)} aria-label={label}>
      {rugs.map((rug, index) => (
        <li key={rug.id}>
          <a href={pathFor(locale, `/produtos/${rug.slug}`)}>
            <span className={styles.rug}>
              {rug.cover && (
                <Picture
                  picture={{ ...rug.cover, colour: "transparent" }}
                  alt=""
                  sizes={`(max-width: 767px) 90vw, (max-width: 1199px) ${index % 5 === 1 || index % 5 === 2 ? 50 : 100}vw, ${WIDTHS[index % 5]}`}
                />
              )}
            </span>
            <span className={styles.caption}>
              <span className={type.titleM}>{rug.name}</span>
              <span className={classes(type.label, type.num)}>{fromPrice(rug, locale)}</span>
            </span>
          </a>
        </li>
      ))}
      {detail && (
        <li className={styles.detail}>
          <figure>
            <div className={classes(grid.frame, styles.frame)}>
              <Picture picture={detail} sizes={coverSizes(detail, DETAIL)} />
            </div>
            {detail.caption && <figcaption className={type.label}>{detail.caption}</figcaption>}
          </figure>
        </li>
      )}
    </ul>
  );
}
