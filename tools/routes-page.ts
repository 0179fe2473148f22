import { TEXT_KEYS, TRANSLATED_LOCALES } from "#app/i18n/locales.ts";
import { type MappedRoute, routeMap } from "./route-map.ts";

const LANGUAGES = TRANSLATED_LOCALES.map((locale) => TEXT_KEYS[locale]);

/** docs/routes.md: every address with its file, the languages of a page in one row. */
export async function routesPage(): Promise<string> {
  const routes = await routeMap();
  const rows = routes.filter((route) => !isTranslation(route, routes)).map((route) => row(route, routes));
  const lines = [
    "# Routes",
    "",
    "Written by `npm run routes` from `app/routes.ts`; a convention test fails when it is stale.",
    "",
    "| Address | In other languages | Answered by | Frame |",
    "|---|---|---|---|",
    ...rows,
  ];
  return `${lines.join("\n")}\n`;
}

function isTranslation({ path, file }: MappedRoute, routes: MappedRoute[]): boolean {
  const language = LANGUAGES.find((code) => path.startsWith(`/${code}/`));
  if (!language) return false;
  return routes.some((other) => other.file === file && other.path === path.slice(language.length + 1));
}

function row({ path, file, layouts }: MappedRoute, routes: MappedRoute[]): string {
  const translations = LANGUAGES.map((code) => `/${code}${path}`).filter((translated) =>
    routes.some((other) => other.path === translated),
  );
  const frames = layouts.map(
    (layout) =>
      `\`${layout
        .split("/")
        .at(-1)
        ?.replace(/\.tsx$/, "")}\``,
  );
  const others = translations.map((translated) => `\`${translated}\``).join(" ");
  return `| \`${path}\` | ${others} | \`app/${file}\` | ${frames.join(" › ")} |`.replaceAll("|  |", "| – |");
}
