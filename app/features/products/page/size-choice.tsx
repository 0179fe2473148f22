import { SIZE_KEY } from "#app/features/catalogue/measure.rules.ts";
import type { ProductDetail } from "#app/features/catalogue/product.server.ts";
import { sizeName, sizeQuery } from "#app/features/catalogue/products.rules.ts";
import { formatPrice } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import type from "#app/ui/layout/type.module.css";
import type { ProductTexts } from "../product.texts.ts";
import { RoomButton, SIZE_FORM_ID } from "./room-button.tsx";
import styles from "./size-choice.module.css";

type SizeChoiceProps = {
  rug: ProductDetail;
  chosen: number;
  room: string | null;
  locale: Locale;
  path: string;
  texts: ProductTexts;
};

export function SizeChoice({ rug, chosen, room, locale, path, texts }: SizeChoiceProps) {
  const price = (cents: number | null) =>
    cents === null ? texts.onRequest : formatPrice(cents, rug.currency, locale);
  return (
    <form id={SIZE_FORM_ID} className={styles.form} method="get" action={`${path}#form-quote`}>
      <fieldset className={styles.sizes}>
        <legend className={type.label}>
          <b>{texts.size}</b>
        </legend>
        {rug.sizes.map((size, index) => (
          <label key={sizeName(size, rug.isRound)} className={styles.size}>
            <input
              type="radio"
              name={SIZE_KEY}
              value={sizeQuery(size)}
              defaultChecked={index === chosen}
              data-size={index}
            />
            <span>{sizeName(size, rug.isRound)}</span>
            <span className={styles.days}>{size.leadTimeDays && texts.days(size.leadTimeDays)}</span>
            <span className={classes(styles.price, type.num)}>{price(size.priceCents)}</span>
          </label>
        ))}
        <a className={classes(styles.size, styles.free)} href="#sob-medida">
          <span>{texts.madeToMeasure}</span>
          <span className={styles.days} />
          <span className={classes(styles.price, type.num)}>
            {rug.squareMetreCents === null
              ? texts.onRequest
              : texts.perSquareMetre(formatPrice(rug.squareMetreCents, rug.currency, locale))}
          </span>
        </a>
      </fieldset>
      {room && (
        <RoomButton room={room} rug={rug} full icon="camera">
          {texts.seeInRoom}
        </RoomButton>
      )}
      <Button type="submit" variant={room ? "outline" : "solid"} full icon="arrow">
        {texts.askQuote}
      </Button>
      <ButtonLink full icon="arrow" href="#form-sample">
        {texts.askSample}
      </ButtonLink>
    </form>
  );
}
