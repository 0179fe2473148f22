import { data, redirect, useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { log } from "#app/platform/log.server.ts";
import { NotFoundView } from "#app/site/errors/not-found-view.tsx";
import { UnavailableView } from "#app/site/errors/unavailable-view.tsx";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import type { Route } from "./+types/custom-page.page.ts";
import { pathOfCustomPage } from "./custom-pages.rules.ts";
import { getCustomPage } from "./custom-pages.server.ts";
import { PageArticle } from "./page-article.tsx";

const MOVED_PERMANENTLY = 301;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

export async function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const [found, { brand }] = await Promise.all([getCustomPage(params.slug, locale), getSettings(locale)]);
  if (found.state === "moved")
    throw redirect(pathFor(locale, pathOfCustomPage(found.slug)) + search, MOVED_PERMANENTLY);
  if (found.state === "unknown") log.warn({ path: pathname }, "Page not found");
  const page = found.state === "present" ? found.page : null;
  const isUnread = found.state === "unread";
  return data(
    { page, isUnread, brand: brand.name, picture: brand.sharePicture, origin: siteOrigin(request) },
    { status: page ? 200 : isUnread ? UNAVAILABLE : NOT_FOUND },
  );
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const locale = localeOfPath(location.pathname);
  const site = siteTexts(locale);
  if (!loaderData?.page)
    return [
      { title: site.title(site.notFound.title, loaderData?.brand ?? "") },
      { name: "robots", content: "noindex" },
    ];
  const { page, brand, origin, picture } = loaderData;
  return describePage({
    ...{ locale, origin },
    path: pathOfCustomPage(page.slug),
    title: page.seoTitle || site.title(page.title, brand),
    name: page.title,
    description: page.seoDescription || page.lead || page.title,
    image: (page.sharePicture ?? page.cover)?.src ?? picture,
  });
}

export default function CustomPage({ loaderData: { page, isUnread } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  if (isUnread) return <UnavailableView locale={locale} path={pathname} />;
  if (!page) return <NotFoundView locale={locale} />;
  return <PageArticle page={page} locale={locale} cover={page.cover} />;
}
