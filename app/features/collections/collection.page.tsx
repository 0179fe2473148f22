import { data, redirect, useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { log } from "#app/platform/log.server.ts";
import { NotFoundView } from "#app/site/errors/not-found-view.tsx";
import { UnavailableView } from "#app/site/errors/unavailable-view.tsx";
import { jsonLd, listFact } from "#app/site/seo/json-ld.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { pageAddress, pageOf } from "#app/ui/lists/list-address.ts";
import { pageLinksTexts } from "#app/ui/lists/page-links.texts.ts";
import type { Route } from "./+types/collection.page.ts";
import { getCollection } from "./collection-pages.server.ts";
import { collectionPagesTexts } from "./collection-pages.texts.ts";
import { collectionTitle } from "./collection-seo.ts";
import { CollectionView } from "./collection-view.tsx";
import { PRODUCTS_PER_PAGE, pathOfCollection } from "./collections.rules.ts";

const MOVED_PERMANENTLY = 301;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

export async function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const asked = pageOf(searchParams);
  const [result, { brand, pages }] = await Promise.all([
    getCollection(params.slug, locale, asked),
    getSettings(locale),
  ]);
  if (result.state === "moved")
    throw redirect(pathFor(locale, pathOfCollection(result.slug)) + search, MOVED_PERMANENTLY);
  const collection = result.state === "present" ? result.collection : null;
  // The list may have become shorter: show its last page.
  if (collection && collection.page !== asked)
    throw redirect(pageAddress(pathFor(locale, pathOfCollection(collection.slug)), collection.page));
  const isUnread = result.state === "unread";
  if (!collection && !isUnread) log.warn({ path: pathname }, "Page not found");
  const { lead } = pages.collections;
  const page = { collection, isUnread, brand: brand.name, lead, origin: siteOrigin(request) };
  return data(page, { status: isUnread ? UNAVAILABLE : collection ? 200 : NOT_FOUND });
}

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const locale = localeOfPath(location.pathname);
  const site = siteTexts(locale);
  if (!loaderData?.collection)
    return [
      { title: site.title(site.notFound.title, loaderData?.brand ?? "") },
      { name: "robots", content: "noindex" },
    ];
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

export default function Collection({ loaderData: { collection, isUnread } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  if (isUnread) return <UnavailableView locale={locale} path={pathname} />;
  if (!collection) return <NotFoundView locale={locale} />;
  return <CollectionView locale={locale} collection={collection} />;
}
