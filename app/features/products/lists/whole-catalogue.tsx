import { columnShare } from "#app/features/catalogue/products.rules.ts";
import type { ProductSummary } from "#app/features/catalogue/products.server.ts";
import { type Currency, currencyOf, formatPrice } from "#app/i18n/format.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import { PageLinks } from "#app/ui/lists/page-links.tsx";
import { catalogueAddress } from "./catalogue-address.ts";
import {
  type Chosen,
  type ColourName,
  FACETS,
  type Facet,
  isNarrowed,
  type LengthName,
  ORDERS,
  toggled,
} from "./catalogue-filter.rules.ts";
import { ProductTile } from "./product-tile.tsx";
import styles from "./whole-catalogue.module.css";
import type { WholeCatalogue as Shown } from "./whole-catalogue.server.ts";
import { wholeCatalogueTexts } from "./whole-catalogue.texts.ts";

const LIST = "#acervo";

type WholeCatalogueProps = {
  locale: Locale;
  chosen: Chosen;
  shown: Shown;
  isAlone: boolean;
};

export function WholeCatalogue({ locale, chosen, shown, isAlone }: WholeCatalogueProps) {
  const texts = wholeCatalogueTexts(locale);
  const { rugs, total, all, page, pages } = shown;
  const path = pathFor(locale, "/tapetes");
  const Title = isAlone ? "h1" : "h2";
  return (
    <section
      className={classes(styles.section, isAlone && styles.alone)}
      id={LIST.slice(1)}
      aria-labelledby="all-title"
    >
      <header className={styles.head}>
        <Title className={type.displayL} id="all-title">
          {texts.title}
        </Title>
        <p className={classes(type.label, type.num)}>
          {isNarrowed(chosen) ? texts.of(total, all) : texts.count(all)}
        </p>
      </header>
      <Filters locale={locale} chosen={chosen} shown={shown} path={path} />
      {rugs.length > 0 ? (
        <ul className={styles.rugs} aria-label={texts.title}>
          {rugs.map((rug) => (
            <Piece key={rug.id} rug={rug} locale={locale} />
          ))}
        </ul>
      ) : (
        <EmptyState title={texts.none} next={texts.noneNext}>
          <ButtonLink icon="arrow" href={pathFor(locale, "/personalizados")}>
            {texts.made}
          </ButtonLink>
        </EmptyState>
      )}
      <PageLinks locale={locale} path={catalogueAddress(path, chosen)} page={page} pages={pages} />
      {isAlone && (
        <TextLink icon="arrow" href={path}>
          {texts.numbered}
        </TextLink>
      )}
    </section>
  );
}

type FiltersProps = Pick<WholeCatalogueProps, "locale" | "chosen" | "shown"> & { path: string };

function Filters({ locale, chosen, shown, path }: FiltersProps) {
  const texts = wholeCatalogueTexts(locale);
  const to = (next: Chosen) => catalogueAddress(path, next) + LIST;
  const facets = FACETS.filter((facet) => shown.values[facet].length > 0);
  return (
    <nav className={styles.filters} aria-label={texts.filters}>
      {facets.map((facet) => (
        <div key={facet} className={styles.facet}>
          <p className={type.label} id={`facet-${facet}`}>
            {texts.facets[facet]}
          </p>
          <ul aria-labelledby={`facet-${facet}`}>
            {shown.values[facet].map(({ value, count, isChosen }) => {
              const name = nameOf(facet, value, shown.techniques, locale);
              const words = (
                <>
                  {facet === "cor" && <i data-colour={value} />}
                  {name}
                  {isChosen ? (
                    <Icon name="close" small />
                  ) : (
                    <span className={classes(styles.count, type.num)}>{count}</span>
                  )}
                </>
              );
              return (
                <li key={value}>
                  {count > 0 || isChosen ? (
                    <a
                      href={to(toggled(chosen, facet, value))}
                      rel="nofollow"
                      aria-current={isChosen ? "true" : undefined}
                      aria-label={isChosen ? texts.remove(name) : undefined}
                    >
                      {words}
                    </a>
                  ) : (
                    <span className={styles.none}>{words}</span>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <div className={styles.facet}>
        <p className={type.label} id="facet-order">
          {texts.order}
        </p>
        <ul aria-labelledby="facet-order">
          {([undefined, ...ORDERS] as const).map((order) => (
            <li key={order ?? "house"}>
              <a
                href={to({ ...chosen, order })}
                rel="nofollow"
                aria-current={chosen.order === order ? "true" : undefined}
              >
                {texts.orders[order ?? "house"]}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {isNarrowed(chosen) && (
        <p className={styles.clear}>
          <TextLink href={to({ order: chosen.order })}>{texts.clear}</TextLink>
        </p>
      )}
    </nav>
  );
}

function nameOf(facet: Facet, value: string, techniques: Record<string, string>, locale: Locale): string {
  const texts = wholeCatalogueTexts(locale);
  const currency: Currency = currencyOf(locale);
  switch (facet) {
    case "medida":
      return texts.lengths[value as LengthName];
    case "cor":
      return texts.colours[value as ColourName];
    case "tecnica":
      return techniques[value] ?? value;
    case "preco":
      return texts.upTo(formatPrice(Number(value) * 100, currency, locale));
    case "entrega":
      return texts.days(value);
  }
}

/** Pixels of a column where the page stops growing. */
const WIDEST_COLUMN = 414;

function Piece({ rug, locale }: { rug: ProductSummary; locale: Locale }) {
  const share = columnShare(rug);
  const drawn = (columns: number) => `${Math.round((share * 100) / columns)}vw`;
  const widest = `min(${drawn(4)}, ${Math.round(share * WIDEST_COLUMN)}px)`;
  const sizes = `(max-width: 767px) ${drawn(2)}, (max-width: 1199px) ${drawn(3)}, ${widest}`;
  return <ProductTile rug={rug} locale={locale} sizes={sizes} share={share} />;
}
