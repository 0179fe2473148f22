import { billedAreaOf, type TypedMeasure } from "#app/features/catalogue/measure.rules.ts";
import type { ProductDetail } from "#app/features/catalogue/product.server.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import type { ProductTexts } from "../product.texts.ts";
import { MeasurePrice } from "./measure-price.island.tsx";
import styles from "./measure-section.module.css";

type MeasureSectionProps = {
  rug: ProductDetail;
  typed: TypedMeasure;
  locale: Locale;
  path: string;
  texts: ProductTexts;
};

export function MeasureSection({ rug, typed, locale, path, texts }: MeasureSectionProps) {
  const { title, text, area, other, ...words } = texts.measure;
  const billed = billedAreaOf(rug.shape);
  const { currency, shape, sizes, squareMetreCents, leadTimeDays } = rug;
  return (
    <section
      className={classes(grid.grid, grid.section, grid.noBottom, styles.section)}
      id="sob-medida"
      aria-labelledby="measure-title"
    >
      <div className={styles.words}>
        <h2 className={type.displayM} id="measure-title">
          {title}
        </h2>
        <p className={type.body}>{text[billed]}</p>
        <TextLink icon="arrow" href={pathFor(locale, "/personalizados")}>
          {other}
        </TextLink>
      </div>
      <div className={styles.form}>
        <Island
          name="measure-price"
          of={MeasurePrice}
          hydrate="interaction"
          props={{
            ...{ action: path, locale, currency, shape, sizes, squareMetreCents },
            leadTimeDays,
            typed,
            words: { ...words, area: area[billed] },
          }}
        />
      </div>
    </section>
  );
}
