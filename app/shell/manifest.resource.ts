import { getSettings } from "#app/features/settings/settings.server.ts";
import { getTheme } from "#app/features/theme/theme.server.ts";
import { pathFor, siteLocale } from "#app/i18n/locales.ts";
import { manifestIcons } from "./manifest-icons.ts";

/** Web app manifest. */
export async function loader(): Promise<Response> {
  const { icons } = await getTheme();
  const locale = siteLocale();
  const { brand, theme } = await getSettings(locale);
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.seoDescription,
    lang: locale,
    id: "/",
    start_url: pathFor(locale, "/principal"),
    scope: "/",
    display: "browser",
    background_color: theme.colours.paper,
    theme_color: theme.colours.paper,
    icons: manifestIcons(icons && `/icone/${icons}/`),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}
