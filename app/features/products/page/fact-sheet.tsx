import type { ProductDetail } from "#app/features/catalogue/product.server.ts";
import { sizeName } from "#app/features/catalogue/products.rules.ts";
import { shownFacts } from "#app/features/catalogue/shown-facts.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import type { ProductTexts } from "../product.texts.ts";
import { DRAWN_SIZES } from "./chosen-size.ts";
import styles from "./fact-sheet.module.css";

type FactSheetProps = { rug: ProductDetail; madeIn: string; locale: Locale; texts: ProductTexts };

export function FactSheet({ rug, madeIn, locale, texts }: FactSheetProps) {
  const { materials, technique, pileMillimetres, designer, care, leadTimeDays } = rug;
  const facts = [
    { term: texts.materials, value: materials && sentence(materials) },
    { term: texts.technique, value: technique && sentence(technique) },
    { term: texts.pile, value: pileMillimetres && texts.pileHeight(pileMillimetres) },
    ...shownFacts(rug, locale).map(({ term, value }) => ({ term, value: sentence(value) })),
    {
      term: texts.designer,
      value: designer && <a href={pathFor(locale, `/designers#${designer.slug}`)}>{designer.name}</a>,
    },
    { term: texts.care, value: care && sentence(care) },
    { term: texts.leadTime, value: leadTimeDays && <LeadTime rug={rug} texts={texts} /> },
    { term: texts.madeIn, value: madeIn && sentence(madeIn) },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <section className={classes(grid.grid, grid.section)} aria-labelledby="facts-title">
      <h2 className={type.displayM} id="facts-title">
        {texts.facts}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function LeadTime({ rug: { sizes, isRound, leadTimeDays }, texts }: Pick<FactSheetProps, "rug" | "texts">) {
  if (sizes.length === 0) return sentence(texts.days(leadTimeDays ?? 0));
  return sizes.slice(0, DRAWN_SIZES).map((size, index) => (
    <span key={sizeName(size, isRound)} data-of-size={index}>
      {texts.leadTimeOf(size.leadTimeDays ?? 0, sizeName(size, isRound).replaceAll(" ", "\u00a0"))}
    </span>
  ));
}

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);
