import type { ProductSummary } from "#app/features/catalogue/products.server.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { ProductStrip } from "../lists/product-strip.tsx";
import { productTexts } from "../product.texts.ts";
import styles from "./withdrawn-view.module.css";

type WithdrawnViewProps = { locale: Locale; name: string; related: ProductSummary[] };

export function WithdrawnView({ locale, name, related }: WithdrawnViewProps) {
  const { withdrawn, relatedLabel } = productTexts(locale);
  return (
    <section className={styles.page}>
      <div className={grid.grid}>
        <div className={styles.words}>
          <h1 className={type.displayL}>{withdrawn.title(name)}</h1>
          <p className={type.lead}>{related.length > 0 ? withdrawn.text : withdrawn.textAlone}</p>
          <p>
            <ButtonLink variant="solid" icon="arrow" href={pathFor(locale, "/tapetes")}>
              {withdrawn.all}
            </ButtonLink>
          </p>
        </div>
      </div>
      {related.length > 0 && <ProductStrip locale={locale} label={relatedLabel} rugs={related} isFirst />}
    </section>
  );
}
