import type { CSSProperties } from "react";
import { productsTexts } from "#app/features/products/products.texts.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import { FavouriteButton } from "#app/ui/layout/favourite-button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import ground from "#app/ui/media/loading-ground.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./search.module.css";
import type { SearchResult } from "./search-result.ts";

const SIZES = "(max-width: 1023px) 30vw, (max-width: 1199px) 23vw, min(20vw, 290px)";
const rugSizes = (share: number) => {
  const drawn = (vw: number) => `${Math.round(share * vw)}vw`;
  const widest = `min(${drawn(20)}, ${Math.round(share * 290)}px)`;
  return `(max-width: 767px) ${drawn(44)}, (max-width: 1023px) ${drawn(30)}, (max-width: 1199px) ${drawn(23)}, ${widest}`;
};
const ALONE_SIZES = "(max-width: 1199px) 46vw, min(31vw, 592px)";
/** A part of a row in narrower windows, as the styles place it. */
const HALF_ROW_SIZES = "(max-width: 1199px) 46vw, min(20vw, 290px)";
const ROW_SIZES = "(max-width: 1199px) 32vw, min(20vw, 290px)";
const isHalfRow = (index: number, count: number) => count === 4 || (count === 5 && index < 2);
/** On phones an odd number of rooms begins with one across both columns; in wider windows a single one lies. */
function sizesOf(share: number | undefined, index: number, count: number, isRow: boolean): string {
  if (share !== undefined) return rugSizes(share);
  const phone = index === 0 && count % 2 === 1 ? 90 : 44;
  const inRow = isHalfRow(index, count) ? HALF_ROW_SIZES : ROW_SIZES;
  return `(max-width: 767px) ${phone}vw, ${count === 1 ? ALONE_SIZES : isRow ? inRow : SIZES}`;
}

const FIRST_SEEN = 2;

type ResultListProps = {
  locale: Locale;
  title: string;
  items: SearchResult[];
  isFirst?: boolean;
  isRow?: boolean;
};

export function ResultList({ locale, title, items, isFirst = false, isRow = false }: ResultListProps) {
  const hasPictures = items.some(({ picture }) => picture);
  return (
    <section className={classes(styles.kind, !isRow && styles.beside)}>
      <h2 className={type.titleL}>{title}</h2>
      <ul
        className={classes(hasPictures ? styles.tiles : styles.lines, isRow && styles.row)}
        style={isRow ? ({ "--items": items.length } as CSSProperties) : undefined}
      >
        {items.map((item, index) => (
          <li key={[item.href, item.title, ...item.facts].join(" ")}>
            <a href={item.href} className={styles.tile}>
              {hasPictures && (
                <span
                  className={item.kind === "rug" ? styles.rug : classes(grid.frame, styles.frame)}
                  style={{ "--share": item.share } as CSSProperties}
                >
                  {item.picture && (
                    <Picture
                      picture={
                        item.kind === "rug" ? { ...item.picture, colour: "transparent" } : item.picture
                      }
                      alt=""
                      className={item.kind === "rug" ? ground.ground : undefined}
                      sizes={sizesOf(item.share, index, items.length, isRow)}
                      eager={isFirst && index < FIRST_SEEN}
                    />
                  )}
                </span>
              )}
              <span className={classes(type.titleM, styles.name)}>{item.title}</span>
              <Facts facts={item.facts} />
            </a>
            {item.slug && <FavouriteButton slug={item.slug} label={productsTexts(locale).keep(item.title)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ facts }: Pick<SearchResult, "facts">) {
  const told = facts.filter(Boolean);
  if (told.length === 0) return null;
  return (
    <span className={classes(type.label, styles.facts)}>
      {told.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
}
