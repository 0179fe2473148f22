import type { ProductDetail } from "#app/features/catalogue/product.server.ts";
import { sizeName } from "#app/features/catalogue/products.rules.ts";
import { formatPrice } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { quoteRequest, sampleRequest } from "#app/requests/product.request.ts";
import { productRequestTexts } from "#app/requests/product-requests.texts.ts";
import { RequestForm } from "#app/requests/request-form.tsx";
import { classes } from "#app/ui/classes.ts";
import type { FormResult } from "#app/ui/forms/posted-form.rules.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import type { ProductTexts } from "../product.texts.ts";
import { DRAWN_SIZES } from "./chosen-size.ts";
import styles from "./product-requests.module.css";

export type RequestWords = { quote: string; sample: string };

type ProductRequestsProps = {
  rug: ProductDetail;
  locale: Locale;
  brand: string;
  path: string;
  answer: FormResult | undefined;
  measure: string | undefined;
  size: string | undefined;
  texts: ProductTexts;
  words: RequestWords;
};

export function ProductRequests(props: ProductRequestsProps) {
  const { rug, locale, brand, path, answer: result, measure, size, texts, words } = props;
  const sizes = rug.sizes.map((choice) => sizeName(choice, rug.isRound));
  const offered = measure && !sizes.includes(measure) ? [...sizes, measure] : sizes;
  const factsOf = (choice: string) => {
    const known = rug.sizes[sizes.indexOf(choice)];
    if (!known) return "";
    const { priceCents, leadTimeDays } = known;
    const price = priceCents === null ? texts.onRequest : formatPrice(priceCents, rug.currency, locale);
    return [price, leadTimeDays && texts.days(leadTimeDays)].filter(Boolean).join(", ");
  };
  const summary = (
    <div className={styles.summary}>
      {rug.pictures[0] && <Picture picture={rug.pictures[0]} alt="" sizes="80px" />}
      <p>
        <b>{rug.name}</b>
        {offered.slice(0, DRAWN_SIZES).map((choice, index) => (
          <span key={choice} data-of-choice={index} className={type.num}>
            {[choice, factsOf(choice)].filter(Boolean).join(", ")}
          </span>
        ))}
      </p>
    </div>
  );
  const shared = { locale, brand, action: path, answer: result, hidden: { product: rug.id } };
  const none = productRequestTexts(locale).anySize;
  return (
    <div className={classes(grid.grid, grid.section, styles.requests)} data-theme="requests">
      <section className={styles.quote} data-edit="pageRug" aria-labelledby="quote-title">
        <h2 className={type.displayM} id="quote-title">
          {texts.request.quote}
        </h2>
        <p className={type.body}>{words.quote}</p>
        {summary}
        <RequestForm
          of={quoteRequest}
          {...shared}
          start={{ size: measure ?? size ?? "" }}
          choices={offered.length > 0 ? { size: { none, values: offered } } : {}}
        />
      </section>
      <section className={styles.sample} data-edit="pageRug" aria-labelledby="sample-title">
        <h2 className={type.displayM} id="sample-title">
          {texts.request.sample}
        </h2>
        <p className={type.body}>{words.sample}</p>
        {summary}
        <RequestForm of={sampleRequest} {...shared} />
      </section>
    </div>
  );
}
