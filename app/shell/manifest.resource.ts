import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE, pathFor } from "#app/i18n/locales.ts";

/** The limewashed ground of the public pages. */
const GROUND = "#f3f3ef";

/** Web app manifest: how the site looks among a device's applications. */
export async function loader(): Promise<Response> {
  const { brand } = await getSettings(DEFAULT_LOCALE);
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.seoDescription,
    lang: DEFAULT_LOCALE,
    id: "/",
    start_url: pathFor(DEFAULT_LOCALE, "/principal"),
    scope: "/",
    display: "browser",
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}
