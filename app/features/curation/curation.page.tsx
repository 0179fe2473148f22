import { useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { jsonLd, listFact } from "#app/site/seo/json-ld.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import { NextBand } from "#app/ui/layout/next-band.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import { Picture } from "#app/ui/media/picture.tsx";
import type { Route } from "./+types/curation.page.ts";
import styles from "./curation.module.css";
import { YEAR_KEY } from "./curation.rules.ts";
import { getCuration } from "./curation.server.ts";
import { curationTexts } from "./curation.texts.ts";
import { CurationPictures } from "./curation-pictures.tsx";
import { YearTabs } from "./year-tabs.tsx";

const COVER_SIZES = "(max-width: 767px) 180px, 220px";

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const [curation, { brand, catalogues }] = await Promise.all([
    getCuration(searchParams.get(YEAR_KEY), locale),
    getSettings(locale),
  ]);
  const file = curation.edition?.catalogueUrl;
  return {
    ...curation,
    listed: catalogues.items.find((item) => (file ? item.file === file : item.id === String(curation.year))),
    brand: brand.name,
    origin: siteOrigin(request),
  };
}

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const texts = curationTexts(locale);
  const { edition, year, brand, origin } = loaderData;
  const address = (path: string) => origin + pathFor(locale, path);
  const rugs = edition?.pictures.flatMap(({ rug }) => rug ?? []) ?? [];
  return [
    ...describePage({
      locale,
      origin,
      path: "/curadoria",
      title: siteTexts(locale).title(texts.title, brand),
      name: texts.title,
      trail: [{ name: siteTexts(locale).pages.collections, href: pathFor(locale, "/colecoes") }],
      description: edition?.description || texts.description(year),
      image: edition?.pictures[0]?.picture.src,
    }),
    jsonLd(
      listFact(
        texts.yearTitle(year),
        rugs.map(({ name, slug }) => ({ name, url: address(`/produtos/${slug}`) })),
      ),
    ),
  ];
}

export default function Curation({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const texts = curationTexts(locale);
  const { years, year, next, edition, listed } = loaderData;
  const file = edition?.catalogueUrl || listed?.file;
  const cover = file && edition?.catalogueCover;
  const facts = [edition?.catalogueName || listed?.name, listed?.note].filter(Boolean).join(", ");
  return (
    <>
      <header className={classes(grid.grid, styles.head)}>
        <h1 className={type.displayXl}>{texts.title}</h1>
      </header>
      <YearTabs label={texts.years} path={pathname} years={years} year={year} />
      <section className={styles.panel} aria-labelledby="curation-title" data-edit={edition?.id}>
        <div className={styles.words}>
          <h2 className={type.displayM} id="curation-title">
            {edition?.title ?? texts.yearTitle(year)}
          </h2>
          {edition?.description && <p className={type.body}>{edition.description}</p>}
          {file && (
            <>
              {cover && (
                <div className={styles.cover}>
                  <Picture picture={cover} sizes={COVER_SIZES} eager />
                </div>
              )}
              <ButtonLink variant="solid" icon="download" href={file} download>
                {texts.catalogue}
              </ButtonLink>
              <p className={classes(type.label, type.num)}>{facts}</p>
            </>
          )}
          <TextLink icon="arrow" href={pathFor(locale, "/simulador")} aria-label={texts.moreLabel}>
            {texts.more}
          </TextLink>
        </div>
        {edition && edition.pictures.length > 0 ? (
          <CurationPictures
            locale={locale}
            year={year}
            pictures={edition.pictures}
            areBelowCover={Boolean(cover)}
          />
        ) : (
          <div className={styles.empty}>
            <EmptyState title={texts.empty} next={texts.emptyNext} />
          </div>
        )}
      </section>
      {next && (
        <NextBand
          href={`${pathname}?${YEAR_KEY}=${next.year}#anos`}
          label={texts.next(next.year)}
          name={next.title}
        />
      )}
    </>
  );
}
