import type { CSSProperties, ReactNode } from "react";
import type { ProductSummary } from "#app/features/catalogue/products.server.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import { FavouriteButton } from "#app/ui/layout/favourite-button.tsx";
import rack from "#app/ui/layout/scale-strip.module.css";
import type from "#app/ui/layout/type.module.css";
import ground from "#app/ui/media/loading-ground.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import { fromPrice } from "../prices.ts";
import { productsTexts } from "../products.texts.ts";

/** Pixels per metre (`scale-strip.module.css`). */
const METRE = { phone: 108, wide: 132 };

const drawnWidth = (metres: number) =>
  `(max-width: 767px) ${Math.round(metres * METRE.phone)}px, ${Math.round(metres * METRE.wide)}px`;

type ProductStripProps = {
  locale: Locale;
  label: string;
  rugs: ProductSummary[];
  isFirst?: boolean;
  className?: string;
  /** Of what a rug leads to; without it, its page. */
  addressOf?: (rug: ProductSummary, index: number) => string;
  /** An item after the rugs. */
  children?: ReactNode;
};

export function ProductStrip({
  locale,
  label,
  rugs,
  isFirst = false,
  className,
  addressOf = (rug) => pathFor(locale, `/produtos/${rug.slug}`),
  children,
}: ProductStripProps) {
  return (
    <ul className={classes(rack.rack, className)} tabIndex={0} aria-label={label}>
      {rugs.map((rug, index) => (
        <li key={rug.id} style={{ "--metres": rug.widthMetres } as CSSProperties}>
          <a className={classes(rack.item, rug.isRound && rack.round)} href={addressOf(rug, index)}>
            <span className={rack.rug}>
              {/* Shaped rugs are cut out of their ground, so no colour may stand behind them while they load. */}
              {rug.cover && (
                <Picture
                  picture={{ ...rug.cover, colour: "transparent" }}
                  alt=""
                  className={ground.ground}
                  sizes={drawnWidth(rug.widthMetres)}
                  eager={isFirst && index === 0}
                />
              )}
            </span>
            <span className={classes(rack.caption, rack.stacked)}>
              <span className={type.titleM}>{rug.name}</span>
              <span className={classes(type.label, type.num)}>{fromPrice(rug, locale)}</span>
            </span>
          </a>
          <FavouriteButton
            slug={rug.slug}
            label={productsTexts(locale).keep(rug.name)}
            className={rack.keep}
          />
        </li>
      ))}
      {children}
    </ul>
  );
}
