import type { Settings } from "#app/features/settings/settings.content.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { getTheme } from "#app/features/theme/theme.server.ts";
import type { Locale } from "#app/i18n/locales.ts";

/** A web app manifest with the site's own colours and icons. */
export async function manifestResponse(
  locale: Locale,
  facts: (brand: Settings["brand"]) => Record<string, string>,
): Promise<Response> {
  const { icons } = await getTheme();
  const { brand, theme } = await getSettings(locale);
  const { paper } = theme.colours;
  const manifest = {
    ...{ name: brand.name, short_name: brand.name, lang: locale, ...facts(brand) },
    ...{ background_color: paper, theme_color: paper, icons: iconsIn(icons && `/icone/${icons}/`) },
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}

/** `own` is the folder of another brand's. */
function iconsIn(own: string | undefined): object[] {
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
