import type { CSSProperties } from "react";
import type { ProductSummary } from "#app/features/catalogue/products.server.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import { FavouriteButton } from "#app/ui/layout/favourite-button.tsx";
import type from "#app/ui/layout/type.module.css";
import ground from "#app/ui/media/loading-ground.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import { fromPrice } from "../prices.ts";
import { productsTexts } from "../products.texts.ts";
import styles from "./product-tile.module.css";

type ProductTileProps = {
  rug: ProductSummary;
  locale: Locale;
  sizes: string;
  /** How much of the tile's width the rug takes. */
  share?: number;
};

/** A rug of a list, with its name, its price and the favourite button at the name's end. */
export function ProductTile({ rug, locale, sizes, share = 1 }: ProductTileProps) {
  return (
    <li className={styles.tile} style={{ "--share": share } as CSSProperties}>
      <a href={pathFor(locale, `/produtos/${rug.slug}`)}>
        <span className={styles.rug}>
          {rug.cover && (
            <Picture
              picture={{ ...rug.cover, colour: "transparent" }}
              alt=""
              sizes={sizes}
              className={ground.ground}
            />
          )}
        </span>
        <span className={type.titleM}>{rug.name}</span>
        <span className={classes(type.label, type.num)}>{fromPrice(rug, locale)}</span>
      </a>
      <FavouriteButton slug={rug.slug} label={productsTexts(locale).keep(rug.name)} />
    </li>
  );
}
