import { data, useLocation } from "react-router";
import { MEASURE_KEYS, SIZE_KEY } from "#app/features/catalogue/measure.rules.ts";
import { getProduct, type ProductDetail } from "#app/features/catalogue/product.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { type Locale, localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { AnswerWithoutForm } from "#app/requests/answer-without-form.tsx";
import { receiveProductRequest } from "#app/requests/product-requests.server.ts";
import { followMoved } from "#app/site/errors/follow-moved.server.ts";
import { absentMeta, LOOKUP_STATUS, NO_INDEX } from "#app/site/errors/lookup.ts";
import { NotFoundView } from "#app/site/errors/not-found-view.tsx";
import { UnavailableView } from "#app/site/errors/unavailable-view.tsx";
import { jsonLd } from "#app/site/seo/json-ld.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import { productTexts } from "../product.texts.ts";
import type { Route } from "./+types/product.page.ts";
import type { Crumb } from "./breadcrumb.tsx";
import { productJsonLd } from "./product-json-ld.ts";
import { productSeo } from "./product-seo.ts";
import { ProductView } from "./product-view.tsx";
import { WithdrawnView } from "./withdrawn-view.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const [found, settings] = await Promise.all([getProduct(params.slug, locale), getSettings(locale)]);
  const answer = followMoved(request, found, pathOfProduct);
  const { brand, contact, pages } = settings;
  const { madeIn, yarnsNote, quote, sample } = pages.rug;
  const page = {
    origin: siteOrigin(request),
    brand: brand.name,
    madeIn: brand.city && [brand.city, madeIn].filter(Boolean).join(". "),
    yarnsNote,
    words: { quote, sample },
    whatsapp: contact.whatsapp,
    hasOtherSimulator: settings.simulator.embedUrl !== "",
    typed: {
      width: searchParams.get(MEASURE_KEYS.width) ?? "",
      length: searchParams.get(MEASURE_KEYS.length) ?? "",
    },
    size: searchParams.get(SIZE_KEY),
  };
  return data({ ...page, answer }, { status: LOOKUP_STATUS[answer.state] });
}

const pathOfProduct = (slug: string) => `/produtos/${slug}`;

export async function action({ request, params }: Route.ActionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  // Before it is stored: after a redirect nothing would say what became of it.
  followMoved(request, await getProduct(params.slug, locale), pathOfProduct);
  return receiveProductRequest(request);
}

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const locale = localeOfPath(location.pathname);
  const { answer: result, brand, origin } = loaderData ?? {};
  if (result?.state === "withdrawn")
    return [
      { title: siteTexts(locale).title(productTexts(locale).withdrawn.title(result.name), brand) },
      NO_INDEX,
    ];
  if (result?.state !== "present") return absentMeta(locale, result?.state, brand);
  const { rug } = result;
  // The address may be spelled otherwise: a slash at its end, capital letters.
  const path = pathOfProduct(rug.slug);
  const derived = productSeo(rug, rug.titleName, locale, brand);
  const description = rug.seoDescription || derived.seoDescription;
  return [
    ...describePage({
      locale,
      origin,
      path,
      title: rug.seoTitle || derived.seoTitle,
      name: rug.titleName,
      trail: crumbsOf(rug, locale),
      description,
      image: (rug.sharePicture ?? rug.pictures[0])?.src,
    }),
    jsonLd(productJsonLd({ rug, description, origin, address: origin + pathFor(locale, path), brand })),
  ];
}

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const { answer: result, ...page } = loaderData;
  if (result.state !== "present")
    return (
      <>
        <Absent {...{ result, locale, pathname }} />
        {/* The rug may have gone since its form was opened. */}
        {actionData && (
          <div className={classes(grid.grid, grid.section)}>
            <AnswerWithoutForm answer={actionData} locale={locale} />
          </div>
        )}
      </>
    );
  const { rug } = result;
  return (
    <ProductView
      {...page}
      rug={rug}
      locale={locale}
      path={pathname}
      crumbs={crumbsOf(rug, locale)}
      answer={actionData}
    />
  );
}

type AbsentProps = {
  result: Exclude<Route.ComponentProps["loaderData"]["answer"], { state: "present" }>;
  locale: Locale;
  pathname: string;
};

function Absent({ result, locale, pathname }: AbsentProps) {
  if (result.state === "unknown") return <NotFoundView locale={locale} />;
  if (result.state === "unread") return <UnavailableView locale={locale} path={pathname} />;
  return <WithdrawnView locale={locale} {...result} />;
}

function crumbsOf(rug: ProductDetail, locale: Locale): Crumb[] {
  const { collection } = rug;
  return [
    { name: productTexts(locale).rugs, href: pathFor(locale, "/tapetes") },
    ...(collection ? [{ name: collection.name, href: pathFor(locale, `/colecoes/${collection.slug}`) }] : []),
  ];
}
