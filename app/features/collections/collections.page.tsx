import type { CSSProperties } from "react";
import { redirect, useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { jsonLd, listFact } from "#app/site/seo/json-ld.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { classes } from "#app/ui/classes.ts";
import { longestWordEm } from "#app/ui/languages/word-width.ts";
import grid from "#app/ui/layout/grid.module.css";
import { Icon } from "#app/ui/layout/icon.tsx";
import opening from "#app/ui/layout/page-opening.module.css";
import type from "#app/ui/layout/type.module.css";
import { pageAddress, pageOf } from "#app/ui/lists/list-address.ts";
import { pageLinksTexts } from "#app/ui/lists/page-links.texts.ts";
import { PageLinks } from "#app/ui/lists/page-links.tsx";
import ground from "#app/ui/media/loading-ground.module.css";
import { coverSizes } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import type { Route } from "./+types/collections.page.ts";
import { CategoryList } from "./category-list.tsx";
import { listCatalogue } from "./collection-pages.server.ts";
import { collectionPagesTexts } from "./collection-pages.texts.ts";
import { countAndPrice } from "./collection-words.ts";
import { COLLECTIONS_PER_PAGE, pathOfCollection } from "./collections.rules.ts";
import styles from "./collections-page.module.css";

const PATH = "/colecoes";

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const asked = pageOf(searchParams);
  const [catalogue, { brand, pages }] = await Promise.all([
    listCatalogue(locale, asked),
    getSettings(locale),
  ]);
  // The list may have become shorter: show its last page.
  if (catalogue.page !== asked) throw redirect(pageAddress(pathFor(locale, PATH), catalogue.page));
  return { ...catalogue, brand: brand.name, words: pages.collections, origin: siteOrigin(request) };
}

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const texts = collectionPagesTexts(locale);
  const { families, categories, page, pages, brand, words, origin } = loaderData;
  return [
    ...describePage({
      locale,
      origin,
      path: PATH,
      title: siteTexts(locale).title(pageLinksTexts(locale).titled(texts.title, page), brand),
      name: texts.title,
      description: words.lead,
      image: families[0]?.cover?.src,
      paging: { page, pages },
    }),
    jsonLd(
      listFact(
        texts.title,
        [...families, ...categories].map(({ slug, title }) => ({
          name: title,
          url: origin + pathFor(locale, pathOfCollection(slug)),
        })),
        (page - 1) * COLLECTIONS_PER_PAGE,
      ),
    ),
  ];
}

const ROOM = [
  { upTo: 767, width: "61vw", height: "50vw" },
  { upTo: 1199, width: "36vw", height: "39vw" },
  { width: "27vw", height: "max(20vw, 240px)" },
];

export default function Collections({ loaderData }: Route.ComponentProps) {
  const { families, categories, page, pages, words } = loaderData;
  const locale = localeOfPath(useLocation().pathname);
  const texts = collectionPagesTexts(locale);
  return (
    <>
      <header className={classes(grid.grid, opening.opening)} data-edit="pageCollections">
        <h1 className={type.displayXl}>{texts.title}</h1>
        {page === 1 && <p className={type.lead}>{words.lead}</p>}
      </header>
      {families.length > 0 && (
        <ol className={styles.families}>
          {families.map(({ slug, title, description, count, priceCents, currency, cover, room }, index) => (
            <li key={slug}>
              <a
                href={pathFor(locale, pathOfCollection(slug))}
                className={room ? styles.withRoom : undefined}
              >
                <h2
                  className={classes(type.displayXl, styles.name)}
                  style={{ "--longest-word": longestWordEm(title) } as CSSProperties}
                >
                  {title}
                </h2>
                <span className={styles.facts}>
                  <span className={type.body}>{description}</span>
                  {count > 0 && (
                    <span className={classes(type.label, type.num)}>
                      {countAndPrice({ count, priceCents, currency }, locale)}
                    </span>
                  )}
                </span>
                {room ? (
                  <span className={classes(grid.frame, styles.room)}>
                    <Picture picture={room} alt="" sizes={coverSizes(room, ROOM)} eager={index === 0} />
                  </span>
                ) : (
                  cover && (
                    <span className={styles.rug}>
                      <Picture
                        picture={{ ...cover, colour: "transparent" }}
                        alt=""
                        className={ground.ground}
                        sizes="(max-width: 767px) 132px, min(244px, max(150px, 15.5vw))"
                      />
                    </span>
                  )
                )}
              </a>
            </li>
          ))}
        </ol>
      )}
      {categories.length > 0 && (
        <CategoryList locale={locale} lead={words.categoriesLead} categories={categories} />
      )}
      <PageLinks
        locale={locale}
        path={pathFor(locale, PATH)}
        page={page}
        pages={pages}
        className={styles.pages}
      />
      <section className={classes(grid.grid, grid.section, styles.more)} data-edit="pageCollections">
        <More href={pathFor(locale, "/curadoria")} name={texts.curation} facts={words.curationNote} />
        <More
          href={pathFor(locale, "/tapetes-geometricos")}
          name={texts.geometric}
          facts={words.geometricNote}
        />
      </section>
    </>
  );
}

function More({ href, name, facts }: { href: string; name: string; facts: string }) {
  return (
    <a href={href}>
      <span className={type.displayM}>{name}</span>
      {facts && <span className={type.label}>{facts}</span>}
      <Icon name="arrow" />
    </a>
  );
}
