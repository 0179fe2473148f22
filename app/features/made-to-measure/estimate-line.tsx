import { type BilledArea, billedAreaOf } from "#app/features/catalogue/measure.rules.ts";
import { type Currency, formatPrice } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import type from "#app/ui/layout/type.module.css";
import styles from "./estimate-line.module.css";
import { estimate, type Shape } from "./made-to-measure.rules.ts";

type EstimateLineProps = {
  shape: Shape;
  width: number;
  length: number;
  squareMetreCents: number | null;
  currency: Currency;
  locale: Locale;
  labels: { area: Record<BilledArea, string>; least: string; about: string };
};

export function EstimateLine(props: EstimateLineProps) {
  const { shape, width, length, squareMetreCents, currency, locale, labels } = props;
  const found = estimate(width, length, squareMetreCents);
  const area = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (
    <output className={classes(styles.estimate, found && styles.filled)}>
      {found && (
        <span>
          {area.format(found.squareMetres)} m², {labels.area[billedAreaOf(shape)]}
        </span>
      )}
      {found && found.priceCents !== null && (
        <b className={classes(type.titleL, type.num)}>
          {labels.about} {formatPrice(found.priceCents, currency, locale)}
        </b>
      )}
      {found?.isLeast && <small>{labels.least}</small>}
    </output>
  );
}
