import { data, useLocation } from "react-router";
import { localeOfPath } from "#app/i18n/locales.ts";
import { log } from "#app/platform/log.server.ts";
import type { RouteHandle } from "../page-mode.ts";
import { siteTexts } from "../site.texts.ts";
import type { Route } from "./+types/not-found.page.ts";
import { NotFoundView } from "./not-found-view.tsx";

const NOT_FOUND = 404;

export const handle: RouteHandle = { footer: "none" };

export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  log.warn({ path: pathname }, "Page not found");
  return data(null, { status: NOT_FOUND });
}

export function meta({ location, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const texts = siteTexts(localeOfPath(location.pathname));
  const { brand } = matches[1].loaderData.settings;
  return [{ title: texts.title(texts.notFound.title, brand.name) }, { name: "robots", content: "noindex" }];
}

export default function NotFound() {
  return <NotFoundView locale={localeOfPath(useLocation().pathname)} />;
}
