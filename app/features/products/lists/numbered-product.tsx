import type { ProductSummary } from "#app/features/catalogue/products.server.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import { FavouriteButton } from "#app/ui/layout/favourite-button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import ground from "#app/ui/media/loading-ground.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import { fromPrice } from "../prices.ts";
import { productsTexts } from "../products.texts.ts";
import styles from "./products.module.css";

type NumberedProductProps = { rug: ProductSummary; number: number; locale: Locale; caption: string };

/** 5 of 9 columns, full width on phones. */
const WIDE = [1, 4, 8];
/** 4 of 9, as all the smaller ones where the window is narrower. */
const MIDDLE = [5, 9];
const EAGER = 1;

export function NumberedProduct({ rug, number, locale, caption }: NumberedProductProps) {
  const sizes = WIDE.includes(number)
    ? "(max-width: 767px) 90vw, (max-width: 1199px) 31vw, 38vw"
    : `(max-width: 767px) 67vw, (max-width: 1199px) 25vw, ${MIDDLE.includes(number) ? 30 : 23}vw`;
  return (
    <li id={`p${number}`} className={styles.item}>
      <a href={pathFor(locale, `/produtos/${rug.slug}`)}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className={styles.rug}>
          {rug.cover && (
            <Picture
              picture={{ ...rug.cover, colour: "transparent" }}
              sizes={sizes}
              eager={number <= EAGER}
              className={classes(grid.rugShaped, ground.ground)}
            />
          )}
        </span>
        <span className={styles.caption}>
          <span className={type.titleM}>{rug.name}</span>
          <span className={type.label}>{caption}</span>
          <span className={classes(type.label, type.num)}>{fromPrice(rug, locale)}</span>
        </span>
      </a>
      <FavouriteButton slug={rug.slug} label={productsTexts(locale).keep(rug.name)} />
    </li>
  );
}
