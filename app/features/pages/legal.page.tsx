import { useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { localeOfPath, neutralPath } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { describePage } from "#app/shell/seo.ts";
import { shellTexts } from "#app/shell/shell.texts.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import type from "#app/ui/type.module.css";
import type { Route } from "./+types/legal.page";
import styles from "./legal.module.css";
import { getPage } from "./pages.server.ts";
import { pagesTexts } from "./pages.texts.ts";
import { fragmentOf, sectionsOf } from "./rich-text.rules.ts";
import { RichText } from "./rich-text.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const slug = neutralPath(pathname) === "/termos" ? "termos" : "privacidade";
  const [page, { brand }] = await Promise.all([getPage(slug, locale), getSettings(locale)]);
  return { page, brand: brand.name, picture: brand.sharePicture, origin: siteOrigin(request) };
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { page, brand, origin, picture } = loaderData;
  return describePage({
    locale,
    origin,
    path: neutralPath(location.pathname),
    title: page.seoTitle || shellTexts(locale).title(page.title, brand),
    name: page.title,
    description: page.seoDescription || page.lead,
    image: page.cover?.src ?? picture,
  });
}

export default function LegalPage({ loaderData: { page } }: Route.ComponentProps) {
  const locale = localeOfPath(useLocation().pathname);
  const texts = pagesTexts(locale);
  const sections = sectionsOf(page.blocks);
  const named = sections.flatMap(({ heading }) => (heading ? [heading] : []));
  return (
    <article>
      <header className={classes(grid.grid, styles.head)}>
        <h1 className={type.displayXl}>{page.title}</h1>
        <div className={styles.lead}>
          <p className={type.lead}>{page.lead}</p>
          {page.updatedAt && <p className={type.label}>{texts.updated(formatDay(page.updatedAt, locale))}</p>}
        </div>
      </header>
      <div className={classes(grid.grid, styles.body)}>
        {named.length > 2 && (
          <nav className={styles.contents} aria-labelledby="contents-title">
            <h2 className={type.label} id="contents-title">
              {texts.contents}
            </h2>
            <ol>
              {named.map((heading) => (
                <li key={heading}>
                  <a href={`#${fragmentOf(heading)}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.sections}>
          {sections.map(({ heading, blocks }, place) => (
            <section key={heading ?? `opening-${place}`} id={heading ? fragmentOf(heading) : undefined}>
              {heading && <h2 className={type.titleL}>{heading}</h2>}
              <RichText blocks={blocks} locale={locale} pictures={page.pictures} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
