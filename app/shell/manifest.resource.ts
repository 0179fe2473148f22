import { getSettings } from "#app/features/settings/settings.server.ts";
import { getTheme } from "#app/features/theme/theme.server.ts";
import { pathFor, siteLocale } from "#app/i18n/locales.ts";

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
    icons: iconsOf(icons && `/icone/${icons}/`),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}

function iconsOf(own: string | undefined): object[] {
  return [
    { src: own ? `${own}marca-192.png` : "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: own ? `${own}marca-512.png` : "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    {
      src: own ? `${own}inteira-512.png` : "/icons/icon-maskable-512.png",
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
    { src: own ? `${own}marca.svg` : "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  ];
}
