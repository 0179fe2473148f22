import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import {
  areaOf,
  isLeastPrice,
  leadTimeOf,
  limitsOf,
  MEASURE_KEYS,
  type Measure,
  measureAddress,
  priceOfSize,
  type Refusal,
  readMeasure,
  type TypedMeasure,
} from "#app/features/catalogue/measure.rules.ts";
import { ROUND_SHAPE, sizeName } from "#app/features/catalogue/products.rules.ts";
import { type Currency, formatMetres, formatPrice } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import typeStyles from "#app/ui/layout/type.module.css";
import styles from "./measure-price.module.css";

type MeasurePriceProps = {
  action: string;
  locale: Locale;
  currency: Currency;
  shape: string;
  sizes: readonly (Measure & { priceCents: number | null })[];
  squareMetreCents: number | null;
  leadTimeDays: number | null;
  typed: TypedMeasure;
  /** Placeholders: `{days}`, `{smallest}`, `{largest}`. */
  words: Record<
    | "width"
    | "length"
    | "diameter"
    | "unit"
    | "calculate"
    | "idle"
    | "price"
    | "leadTime"
    | "area"
    | "least"
    | "days"
    | "onRequest"
    | "askQuote"
    | Refusal,
    string
  >;
};

export function MeasurePrice(props: MeasurePriceProps) {
  const { action, locale, shape, words } = props;
  const id = useId();
  const isRound = shape === ROUND_SHAPE;
  const limits = limitsOf(shape);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(props.typed);
  const isTyped = props.typed.width !== "" || props.typed.length !== "";
  const [shown, setShown] = useState({ width: isTyped, length: isTyped });
  const { measure, refusals } = readMeasure(typed, limits, isRound);

  // Reads the DOM, because fields may have changed before hydration.
  function readFields() {
    const written = (name: string) => {
      const field = form.current?.elements.namedItem(name);
      return field instanceof HTMLInputElement ? field.value : "";
    };
    setTyped({ width: written(MEASURE_KEYS.width), length: written(MEASURE_KEYS.length) });
  }

  useEffect(readFields, []);

  function showPrice(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setShown({ width: true, length: true });
    const first = refusals.width ? MEASURE_KEYS.width : refusals.length ? MEASURE_KEYS.length : undefined;
    if (first) (event.currentTarget.elements.namedItem(first) as HTMLInputElement).focus();
  }

  const input = (side: "width" | "length") => ({
    name: MEASURE_KEYS[side],
    inputMode: "decimal" as const,
    autoComplete: "off",
    defaultValue: props.typed[side],
    help: words.unit,
    error: reason(refusals[side], side),
    onInput: readFields,
    onBlur: () => typed[side] !== "" && setShown({ ...shown, [side]: true }),
  });

  /** Unfinished input is no error yet. */
  function reason(refusal: Refusal | undefined, side: "width" | "length"): string | undefined {
    if (!refusal) return undefined;
    if (!shown[side] && (refusal === "missing" || refusal === "tooSmall")) return undefined;
    return words[refusal]
      .replace("{smallest}", formatMetres(limits.smallest, locale))
      .replace("{largest}", formatMetres(side === "width" ? limits.widest : limits.longest, locale));
  }

  return (
    <form
      ref={form}
      method="get"
      action={`${action}#sob-medida`}
      className={styles.form}
      noValidate
      onSubmit={showPrice}
    >
      <TextField id={`${id}w`} label={isRound ? words.diameter : words.width} {...input("width")} />
      {!isRound && <TextField id={`${id}l`} label={words.length} {...input("length")} />}
      <Button type="submit" variant="solid" className={styles.calculate}>
        {words.calculate}
      </Button>
      <div role="status" className={styles.answer}>
        {measure ? <Price {...props} measure={measure} isRound={isRound} /> : <p>{words.idle}</p>}
      </div>
      {measure && (
        <TextLink icon="arrow" href={`${measureAddress(action, typed)}#form-quote`}>
          {words.askQuote}
        </TextLink>
      )}
    </form>
  );
}

type PriceProps = MeasurePriceProps & { measure: Measure; isRound: boolean };

function Price(props: PriceProps) {
  const { measure, isRound, leadTimeDays, currency, locale, words } = props;
  const price = priceOfSize(props, measure);
  const area = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(areaOf(measure));
  return (
    <dl>
      <div>
        <dt className={typeStyles.label}>
          {words.price}, {sizeName(measure, isRound)}
        </dt>
        <dd>{price === null ? words.onRequest : formatPrice(price, currency, locale)}</dd>
        {isLeastPrice(price, measure, props.squareMetreCents) && (
          <dd className={styles.least}>{words.least}</dd>
        )}
      </div>
      {leadTimeDays !== null && (
        <div>
          <dt className={typeStyles.label}>{words.leadTime}</dt>
          <dd>{words.days.replace("{days}", String(leadTimeOf(measure, leadTimeDays)))}</dd>
        </div>
      )}
      <div>
        <dt className={typeStyles.label}>{words.area}</dt>
        <dd>{area} m²</dd>
      </div>
    </dl>
  );
}
