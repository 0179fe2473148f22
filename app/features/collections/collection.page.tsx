import { data, redirect, useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { followMoved } from "#app/site/errors/follow-moved.server.ts";
import { absentMeta, LOOKUP_STATUS } from "#app/site/errors/lookup.ts";
import { NotFoundView } from "#app/site/errors/not-found-view.tsx";
import { UnavailableView } from "#app/site/errors/unavailable-view.tsx";
import { jsonLd, listFact } from "#app/site/seo/json-ld.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { pageAddress, pageOf } from "#app/ui/lists/list-address.ts";
import { pageLinksTexts } from "#app/ui/lists/page-links.texts.ts";
import type { Route } from "./+types/collection.page.ts";
import { getCollection } from "./collection-pages.server.ts";
import { collectionPagesTexts } from "./collection-pages.texts.ts";
import { collectionTitle } from "./collection-seo.ts";
import { CollectionView } from "./collection-view.tsx";
import { PRODUCTS_PER_PAGE, pathOfCollection } from "./collections.rules.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const asked = pageOf(searchParams);
  const [found, { brand, pages }] = await Promise.all([
    getCollection(params.slug, locale, asked),
    getSettings(locale),
  ]);
  const result = followMoved(request, found, pathOfCollection);
  const collection = result.state === "present" ? result.collection : null;
  // The list may have become shorter: show its last page.
  if (collection && collection.page !== asked)
    throw redirect(pageAddress(pathFor(locale, pathOfCollection(collection.slug)), collection.page));
  const { lead } = pages.collections;
  const page = { collection, state: result.state, brand: brand.name, lead, origin: siteOrigin(request) };
  return data(page, { status: LOOKUP_STATUS[result.state] });
}

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const locale = localeOfPath(location.pathname);
  if (!loaderData?.collection) return absentMeta(locale, loaderData?.state, loaderData?.brand);
  const texts = collectionPagesTexts(locale);
  const { collection, brand, lead, origin } = loaderData;
  const { page, pages, seo } = collection;
  const address = (path: string) => origin + pathFor(locale, path);
  return [
    ...describePage({
      locale,
      origin,
      path: pathOfCollection(collection.slug),
      title: seo.title
        ? pageLinksTexts(locale).titled(seo.title, page)
        : collectionTitle(collection.titleName, page, locale, brand),
      name: collection.title,
      trail: [{ name: texts.title, href: pathFor(locale, "/colecoes") }],
      description: seo.description || collection.description || lead,
      image: (seo.picture ?? collection.picture)?.src,
      paging: { page, pages },
    }),
    jsonLd(
      listFact(
        collection.title,
        collection.rugs.map(({ slug, name }) => ({ name, url: address(`/produtos/${slug}`) })),
        (page - 1) * PRODUCTS_PER_PAGE,
      ),
    ),
  ];
}

export default function Collection({ loaderData: { collection, state } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  if (state === "unread") return <UnavailableView locale={locale} path={pathname} />;
  if (!collection) return <NotFoundView locale={locale} />;
  return <CollectionView locale={locale} collection={collection} />;
}
