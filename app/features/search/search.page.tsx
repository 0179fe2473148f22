import { redirect, useLocation } from "react-router";
import { collectionPagesTexts } from "#app/features/collections/collection-pages.texts.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { type Locale, localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { pageAddress, pageOf } from "#app/ui/lists/list-address.ts";
import { pageLinksTexts } from "#app/ui/lists/page-links.texts.ts";
import { PageLinks } from "#app/ui/lists/page-links.tsx";
import type { Route } from "./+types/search.page.ts";
import { ResultList } from "./result-list.tsx";
import styles from "./search.module.css";
import { MAX_QUERY_LENGTH, QUERY_KEY } from "./search.rules.ts";
import { searchTexts } from "./search.texts.ts";
import { findOnSite, listSuggestions } from "./search-index.server.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const query = (searchParams.get(QUERY_KEY) ?? "").trim().slice(0, MAX_QUERY_LENGTH);
  const asked = pageOf(searchParams);
  const [results, { brand }] = await Promise.all([findOnSite(query, locale, asked), getSettings(locale)]);
  const { page, total } = results;
  if (page !== asked) throw redirect(pageAddress(addressOf(query, locale), page));
  return {
    query,
    results,
    suggestions: total === 0 ? await listSuggestions(locale) : null,
    brand: brand.name,
    origin: siteOrigin(request),
  };
}

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { query, results, brand, origin } = loaderData;
  const locale = localeOfPath(location.pathname);
  const texts = searchTexts(locale);
  const name = query ? pageLinksTexts(locale).titled(texts.titleOf(query), results.page) : texts.title;
  const title = siteTexts(locale).title(name, brand);
  // Queries are private, so noindex.
  if (query) return [{ title }, { name: "robots", content: "noindex" }];
  const page = { locale, origin, path: "/busca", title, name: texts.title, description: texts.lead };
  return describePage({ ...page, isPersonal: true });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const locale = localeOfPath(useLocation().pathname);
  const { query, results, suggestions } = loaderData;
  const { found, total, page, pages } = results;
  const texts = searchTexts(locale);
  const hasNoResults = query !== "" && total === 0;
  return (
    <>
      <section className={classes(grid.grid, styles.head)}>
        <h1 className={type.displayL}>{texts.title}</h1>
        <search>
          <form action={pathFor(locale, "/busca")} className={styles.form}>
            <TextField
              id="search"
              type="search"
              name={QUERY_KEY}
              label={texts.label}
              help={texts.lead}
              defaultValue={query}
              maxLength={MAX_QUERY_LENGTH}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit" variant="solid" icon="search">
              <span className={styles.submit}>{texts.submit}</span>
            </Button>
          </form>
        </search>
        {total > 0 && (
          <p className={type.label} role="status">
            {texts.results(total, query)}
            {pages > 1 && `, ${pageLinksTexts(locale).of(page, pages).toLowerCase()}`}
          </p>
        )}
      </section>
      <div className={classes(grid.grid, styles.found)}>
        {hasNoResults && (
          <div className={styles.none}>
            <EmptyState title={texts.none(query)} next={texts.noneNext}>
              <ButtonLink icon="arrow" href={pathFor(locale, "/contato")}>
                {texts.ask}
              </ButtonLink>
            </EmptyState>
          </div>
        )}
        {[...Map.groupBy(found, ({ kind }) => kind)].map(([kind, items], index) => (
          <ResultList
            key={kind}
            locale={locale}
            title={texts.kinds[kind]}
            items={items}
            isFirst={index === 0}
          />
        ))}
        <PageLinks locale={locale} path={addressOf(query, locale)} page={page} pages={pages} />
        {suggestions && suggestions.families.length > 0 && (
          <ResultList
            locale={locale}
            title={texts.suggestions}
            items={suggestions.families}
            isFirst
            isRow={inOneRow(suggestions.families)}
          />
        )}
        {suggestions && suggestions.categories.length > 0 && (
          <ResultList
            locale={locale}
            title={collectionPagesTexts(locale).categories}
            items={suggestions.categories}
            isRow={inOneRow(suggestions.categories)}
          />
        )}
      </div>
    </>
  );
}

const MAX_IN_A_ROW = 6;
const inOneRow = ({ length }: unknown[]) => length >= MAX_IN_A_ROW - 2 && length <= MAX_IN_A_ROW;

function addressOf(query: string, locale: Locale): string {
  const path = pathFor(locale, "/busca");
  return query ? `${path}?${new URLSearchParams({ [QUERY_KEY]: query })}` : path;
}
