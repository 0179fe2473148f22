import {
  limitsOf,
  measureAddress,
  readMeasure,
  type TypedMeasure,
} from "#app/features/catalogue/measure.rules.ts";
import type { ProductDetail } from "#app/features/catalogue/product.server.ts";
import { sizeName } from "#app/features/catalogue/products.rules.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import type { FormResult } from "#app/ui/forms/posted-form.rules.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { ProductStrip } from "../lists/product-strip.tsx";
import { YarnBar } from "../lists/yarn-bar.tsx";
import { productTexts } from "../product.texts.ts";
import { CartoonView } from "../weave/cartoon-view.tsx";
import { Weave } from "../weave/weave.tsx";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import { BuyBar } from "./buy-bar.tsx";
import chosenSize from "./chosen-size.module.css";
import { firstChoice, measureTyped, sizeVariables } from "./chosen-size.ts";
import { FactSheet } from "./fact-sheet.tsx";
import { MeasureSection } from "./measure-section.tsx";
import { ProductInfo } from "./product-info.tsx";
import { ProductPictures } from "./product-pictures.tsx";
import { ProductRequests, type RequestWords } from "./product-requests.tsx";
import styles from "./product-view.module.css";
import { ScaleView } from "./scale-view.tsx";

type ProductViewProps = {
  rug: ProductDetail;
  locale: Locale;
  origin: string;
  path: string;
  crumbs: Crumb[];
  brand: string;
  madeIn: string;
  yarnsNote: string;
  words: RequestWords;
  whatsapp: string;
  /** An external simulator needs no design. */
  hasOtherSimulator: boolean;
  typed: TypedMeasure;
  size: string | null;
  answer: FormResult | undefined;
};

export function ProductView({ rug, locale, origin, path, crumbs, size, ...page }: ProductViewProps) {
  const texts = productTexts(locale);
  const chosen = firstChoice(rug.sizes, size, rug.isRound);
  const shown = rug.sizes[chosen];
  const typed = measureTyped(rug, size, page.typed);
  const { measure } = readMeasure(typed, limitsOf(rug.shape), rug.isRound);
  const shared = { rug, locale, path, texts };
  const room = rug.isInSimulator || page.hasOtherSimulator ? pathFor(locale, "/simulador") : null;
  return (
    <article
      data-deferred-layout=""
      className={classes(styles.page, chosenSize.page)}
      style={sizeVariables(rug.sizes)}
    >
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} here={rug.name} />
      <div className={styles.first}>
        <ProductPictures rug={rug} locale={locale} texts={texts} />
        <ProductInfo
          {...shared}
          chosen={chosen}
          address={origin + path}
          whatsapp={page.whatsapp}
          room={room}
        />
      </div>
      <ScaleView rug={rug} texts={texts} />
      <MeasureSection {...shared} typed={typed} />
      <div className={styles.weave}>
        <Weave rug={rug} locale={locale} isOwnPage />
      </div>
      <CartoonView rug={rug} locale={locale} />
      <YarnBar rug={rug} note={page.yarnsNote} locale={locale} texts={texts} />
      <FactSheet rug={rug} madeIn={page.madeIn} locale={locale} texts={texts} />
      <ProductRequests
        {...shared}
        path={measure ? measureAddress(path, typed) : path}
        brand={page.brand}
        words={page.words}
        answer={page.answer}
        measure={measure ? sizeName(measure, rug.isRound) : undefined}
        size={shown && sizeName(shown, rug.isRound)}
      />
      {rug.related.length > 0 && (
        <section className={styles.related} aria-labelledby="related-title">
          <div className={grid.grid}>
            <h2 className={type.displayM} id="related-title">
              {texts.related}
            </h2>
          </div>
          <ProductStrip locale={locale} label={texts.relatedLabel} rugs={rug.related} />
        </section>
      )}
      <BuyBar rug={rug} room={room} locale={locale} texts={texts} />
    </article>
  );
}
