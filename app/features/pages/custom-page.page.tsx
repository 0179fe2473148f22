import { data, useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { type Locale, localeOfPath } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { followMoved } from "#app/site/errors/follow-moved.server.ts";
import { absentMeta, LOOKUP_STATUS } from "#app/site/errors/lookup.ts";
import { NotFoundView } from "#app/site/errors/not-found-view.tsx";
import { UnavailableView } from "#app/site/errors/unavailable-view.tsx";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import type { Route } from "./+types/custom-page.page.ts";
import { pathOfCustomPage } from "./custom-pages.rules.ts";
import { getCustomPage } from "./custom-pages.server.ts";
import { PageArticle } from "./page-article.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const [found, { brand }] = await Promise.all([getCustomPage(params.slug, locale), getSettings(locale)]);
  const result = followMoved(request, found, pathOfCustomPage);
  return data(
    { result, brand: brand.name, picture: brand.sharePicture, origin: siteOrigin(request) },
    { status: LOOKUP_STATUS[result.state] },
  );
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const locale = localeOfPath(location.pathname);
  if (loaderData?.result.state !== "present")
    return absentMeta(locale, loaderData?.result.state, loaderData?.brand);
  const { brand, origin, picture } = loaderData;
  const { page } = loaderData.result;
  const { pages: builtIn, title: titleOf } = siteTexts(locale);
  const isBuiltIn = Object.values(builtIn).some((name) => isSameName(name, page.title, locale));
  const titleName = page.hasNamesake || isBuiltIn ? `${page.title}, ${page.slug}` : page.title;
  return describePage({
    ...{ locale, origin },
    path: pathOfCustomPage(page.slug),
    title: page.seoTitle || titleOf(titleName, brand),
    name: page.title,
    description: page.seoDescription || page.lead || page.title,
    image: (page.sharePicture ?? page.cover)?.src ?? picture,
  });
}

const isSameName = (one: string, other: string, locale: Locale) =>
  one.toLocaleLowerCase(locale) === other.toLocaleLowerCase(locale);

export default function CustomPage({ loaderData: { result } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  if (result.state === "unread") return <UnavailableView locale={locale} path={pathname} />;
  if (result.state === "unknown") return <NotFoundView locale={locale} />;
  const { page } = result;
  return <PageArticle page={page} locale={locale} cover={page.cover} />;
}
