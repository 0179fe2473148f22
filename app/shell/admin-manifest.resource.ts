import { getSettings } from "#app/features/settings/settings.server.ts";
import { getTheme } from "#app/features/theme/theme.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { adminTexts } from "./admin.texts.ts";
import { manifestIcons } from "./manifest-icons.ts";

/** Of the administration as an app: iPhones show push messages only of what is on the home screen. */
export async function loader(): Promise<Response> {
  const { icons } = await getTheme();
  const { brand, theme } = await getSettings(DEFAULT_LOCALE);
  const manifest = {
    name: `${brand.name} · ${adminTexts.title}`,
    short_name: brand.name,
    lang: DEFAULT_LOCALE,
    id: "/admin",
    start_url: "/admin",
    scope: "/admin",
    display: "standalone",
    background_color: theme.colours.paper,
    theme_color: theme.colours.paper,
    icons: manifestIcons(icons && `/icone/${icons}/`),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}
