import { useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath, neutralPath } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import type { Route } from "./+types/legal.page";
import { PageArticle } from "./page-article.tsx";
import { getPage } from "./pages.server.ts";

const slugOf = (pathname: string) =>
  neutralPath(pathname).toLowerCase() === "/termos" ? "termos" : "privacidade";

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const [page, { brand }] = await Promise.all([getPage(slugOf(pathname), locale), getSettings(locale)]);
  return { page, brand: brand.name, picture: brand.sharePicture, origin: siteOrigin(request) };
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { page, brand, origin, picture } = loaderData;
  return describePage({
    locale,
    origin,
    path: `/${slugOf(location.pathname)}`,
    title: page.seoTitle || siteTexts(locale).title(page.title, brand),
    name: page.title,
    description: page.seoDescription || page.lead,
    image: page.cover?.src ?? picture,
  });
}

export default function LegalPage({ loaderData: { page } }: Route.ComponentProps) {
  return <PageArticle page={page} locale={localeOfPath(useLocation().pathname)} />;
}
