import { redirect, useLocation } from "react-router";
import { NUMBERED_PRODUCTS } from "#app/features/catalogue/products.rules.ts";
import { isAnyInSimulator } from "#app/features/catalogue/products.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { currencyOf } from "#app/i18n/format.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { jsonLd, listFact } from "#app/site/seo/json-ld.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import { pageOf } from "#app/ui/lists/list-address.ts";
import { pageLinksTexts } from "#app/ui/lists/page-links.texts.ts";
import { productsTexts } from "../products.texts.ts";
import type { Route } from "./+types/products.page.ts";
import { catalogueAddress } from "./catalogue-address.ts";
import { CATALOGUE_PAGE_SIZE, chosenOf, isNarrowed } from "./catalogue-filter.rules.ts";
import { NumberedProduct } from "./numbered-product.tsx";
import styles from "./products.module.css";
import { getWholeCatalogue } from "./whole-catalogue.server.ts";
import { WholeCatalogue } from "./whole-catalogue.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const chosen = chosenOf(searchParams, currencyOf(locale));
  const asked = pageOf(searchParams);
  const isPlain = asked === 1 && !isNarrowed(chosen) && !chosen.order;
  const [shown, { brand, contact, catalogues, pages, simulator }] = await Promise.all([
    getWholeCatalogue(locale, chosen, asked),
    getSettings(locale),
  ]);
  // The list may have become shorter: show its last page.
  if (shown.page !== asked) throw redirect(catalogueAddress(pathFor(locale, "/tapetes"), chosen, shown.page));
  return {
    isPlain,
    chosen,
    shown,
    origin: siteOrigin(request),
    rugs: isPlain ? shown.rugs.slice(0, NUMBERED_PRODUCTS) : [],
    canBeTried: simulator.embedUrl !== "" || (await isAnyInSimulator()),
    brand: brand.name,
    lead: pages.rugs.lead,
    showroom: contact.map.place,
    catalogue: catalogues.items.findLast(({ file }) => file !== ""),
  };
}

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { rugs: texts } = productsTexts(locale);
  const { origin, rugs, brand, lead, chosen, shown, isPlain } = loaderData;
  const isChosen = isNarrowed(chosen) || chosen.order !== undefined;
  return [
    ...describePage({
      locale,
      origin,
      path: "/tapetes",
      title: siteTexts(locale).title(pageLinksTexts(locale).titled(texts.title, shown.page), brand),
      name: texts.title,
      description: lead,
      image: (isPlain ? rugs : shown.rugs)[0]?.cover?.src,
      // Filtered lists are noindex; the whole list is indexed by page.
      ...(isChosen ? { isPersonal: true } : { paging: { page: shown.page, pages: shown.pages } }),
    }),
    jsonLd(
      listFact(
        texts.title,
        (isPlain ? rugs : shown.rugs).map(({ slug, name }) => ({
          name,
          url: origin + pathFor(locale, `/produtos/${slug}`),
        })),
        (shown.page - 1) * CATALOGUE_PAGE_SIZE,
      ),
    ),
  ];
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const locale = localeOfPath(useLocation().pathname);
  const { rugs, canBeTried, brand, lead, showroom, catalogue, isPlain, chosen, shown } = loaderData;
  const { rugs: texts } = productsTexts(locale);
  // Below the numbered rugs, those of the page that are not numbered come first.
  const listed = { ...shown, rugs: [...shown.rugs.slice(rugs.length), ...rugs] };
  const whole = <WholeCatalogue locale={locale} chosen={chosen} shown={listed} isAlone={!isPlain} />;
  if (!isPlain) return whole;
  return (
    <>
      <div className={styles.page}>
        <aside className={styles.side} aria-labelledby="rugs-title">
          <h1 className={type.displayL} id="rugs-title">
            {texts.title}
          </h1>
          <p className={type.body}>{lead}</p>
          {rugs.length > 0 && (
            <nav className={styles.index} aria-label={texts.index}>
              {rugs.map(({ id, name }, index) => (
                <a key={id} href={`#p${index + 1}`} aria-label={`${index + 1}, ${name}`}>
                  <i />
                  <span>{index + 1}</span>
                </a>
              ))}
            </nav>
          )}
          <div className={styles.catalogue} hidden={!catalogue && !canBeTried}>
            {catalogue && (
              <>
                <p className={type.label}>
                  <b>{catalogue.name}</b>
                  {catalogue.note}
                </p>
                <ButtonLink variant="solid" icon="download" href={catalogue.file} download>
                  {texts.catalogue}
                </ButtonLink>
              </>
            )}
            {canBeTried && (
              <TextLink icon="arrow" href={pathFor(locale, "/simulador")}>
                {texts.seeInRoom}
              </TextLink>
            )}
          </div>
        </aside>
        {rugs.length === 0 ? (
          <EmptyState title={texts.empty} next={texts.emptyNext}>
            <ButtonLink icon="arrow" href={pathFor(locale, "/contato")}>
              {texts.contact}
            </ButtonLink>
          </EmptyState>
        ) : (
          <ol className={styles.grid}>
            {rugs.map((rug, index) => (
              <NumberedProduct
                key={rug.id}
                rug={rug}
                number={index + 1}
                locale={locale}
                caption={rug.designer ? texts.design(rug.designer) : texts.showroom(brand, showroom)}
              />
            ))}
          </ol>
        )}
      </div>
      {shown.all > 0 && whole}
    </>
  );
}
