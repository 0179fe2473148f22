import type { ProductSummary } from "#app/features/catalogue/products.server.ts";
import { fromPrice } from "#app/features/products/prices.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import { coverSizes, type Picture as PictureData } from "#app/ui/picture.rules.ts";
import { Picture } from "#app/ui/picture.tsx";
import type from "#app/ui/type.module.css";
import styles from "./collection-view.module.css";

/** As the styles place them: five in two rows, and the rows at the end so that no rug stands alone. */
const WIDTHS = ["39vw", "23vw", "23vw", "31vw", "46vw"];
const HALF = "46vw";

function deskWidth(index: number, count: number): string {
  const after = count - index - 1;
  const place = index % WIDTHS.length;
  if (place === 1 && (after === 0 || after === 2)) return HALF;
  if (place === 2 && after === 1) return "31vw";
  if (place === 3 && after === 0) return HALF;
  if (place === 4 && after === 1) return "23vw";
  if (place === 0 && after === 0 && index > 0) return "23vw";
  return WIDTHS[place] ?? HALF;
}

function rugSizes(index: number, count: number): string {
  const place = index % WIDTHS.length;
  const isHalf = (place === 1 && index < count - 1) || place === 2;
  const phoneWidth = isHalf ? "45vw" : place === 3 ? "67vw" : "90vw";
  return `(max-width: 767px) ${phoneWidth}, ${deskWidth(index, count)}`;
}

const DETAIL = [
  { upTo: 767, width: "90vw", height: "113vw" },
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
                  sizes={rugSizes(index, rugs.length)}
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
