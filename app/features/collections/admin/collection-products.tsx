import type { CSSProperties } from "react";
import type { ProductSummary } from "#app/features/catalogue/products.server.ts";
import { ProductTile } from "#app/features/products/lists/product-tile.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { coverSizes, type Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "../collection-view.module.css";

/** As the styles place them: five in two rows, and the rows at the end so that no rug stands alone. */
const WIDTHS = ["39vw", "23vw", "23vw", "31vw", "46vw"];
const HALF = "46vw";
const PAIR = [HALF, "31vw"];
/** Stand in two rows of two, of which neither leaves room above a smaller one. */
const TWO_ROWS = 4;

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

/** In twos, after one across both columns where the number is odd. */
const isAcross = (index: number, count: number) => count <= 2 || (index === 0 && count % 2 === 1);

function rugSizes(index: number, count: number, isPair: boolean): string {
  const desk = isPair ? PAIR[index] : deskWidth(index, count);
  return `(max-width: 767px) ${isAcross(index, count) ? "90vw" : "45vw"}, ${desk}`;
}

const DETAIL = [
  { upTo: 767, width: "90vw", height: "60vw" },
  { width: "46vw", height: "50vw" },
];
const DETAIL_BELOW_PAIR = [
  { upTo: 767, width: "90vw", height: "60vw" },
  { width: "94vw", height: "47vw" },
];

type CollectionProductsProps = {
  locale: Locale;
  rugs: ProductSummary[];
  label: string;
  detail: PictureData | null;
  /** Ends the last page. */
  closing: string;
  /** The rugs are all of the collection's, from the first. */
  isWhole: boolean;
};

export function CollectionProducts({
  locale,
  rugs,
  label,
  detail,
  closing,
  isWhole,
}: CollectionProductsProps) {
  const count = rugs.length + (detail ? 1 : 0);
  const isAbove = isWhole && closing !== "" && rugs.length > 1 && count !== TWO_ROWS;
  const isPair = isAbove && rugs.length === 2;
  return (
    <div
      className={classes(
        grid.section,
        styles.rugs,
        isAbove && styles.withClosing,
        isPair && styles.pair,
        rugs.length <= 2 && styles.few,
      )}
    >
      <ul aria-label={label}>
        {rugs.map((rug, index) => (
          <ProductTile key={rug.id} rug={rug} locale={locale} sizes={rugSizes(index, rugs.length, isPair)} />
        ))}
        {detail && (
          <li className={styles.detail} style={{ "--file-width": detail.width } as CSSProperties}>
            <figure>
              <div className={classes(grid.frame, styles.frame)}>
                <Picture picture={detail} sizes={coverSizes(detail, isPair ? DETAIL_BELOW_PAIR : DETAIL)} />
              </div>
              {detail.caption && <figcaption className={type.label}>{detail.caption}</figcaption>}
            </figure>
          </li>
        )}
      </ul>
      {closing && <p className={classes(type.displayM, styles.closing)}>{closing}</p>}
    </div>
  );
}
