import { useLocation } from "react-router";
import { localeOfPath, neutralPath } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import typeStyles from "#app/ui/type.module.css";
import type { Route } from "./+types/titled.page.ts";
import { describePage } from "./seo.ts";
import { shellTexts } from "./shell.texts.ts";
import styles from "./titled.module.css";
import { titleOfPath } from "./titled-paths.ts";

/** A page that has its frame, its name and its address, and is furnished later. */
export function loader({ request }: Route.LoaderArgs) {
  return { origin: siteOrigin(request) };
}

export function meta({ location, loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const locale = localeOfPath(location.pathname);
  const texts = shellTexts(locale);
  const path = neutralPath(location.pathname);
  const { brand } = matches[1].loaderData.settings;
  return describePage({
    locale,
    origin: loaderData.origin,
    path,
    title: texts.title(titleOfPath(path, texts), brand.name),
    description: brand.seoDescription,
  });
}

export default function TitledPage() {
  const { pathname } = useLocation();
  const texts = shellTexts(localeOfPath(pathname));
  return (
    <section className={styles.page}>
      <h1 className={typeStyles.displayXl}>{titleOfPath(neutralPath(pathname), texts)}</h1>
    </section>
  );
}
