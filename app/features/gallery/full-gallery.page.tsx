import { useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import type { RouteHandle } from "#app/site/page-mode.ts";
import { jsonLd } from "#app/site/seo/json-ld.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import type { Route } from "./+types/full-gallery.page.ts";
import styles from "./full-gallery.module.css";
import { listGallerySets } from "./full-gallery.server.ts";
import { fullGalleryTexts } from "./full-gallery.texts.ts";
import { GallerySet } from "./gallery-set.tsx";

export const handle: RouteHandle = { islands: true, header: "dark" };

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { brand, pages } = await getSettings(locale);
  const sets = await listGallerySets(locale, pages.gallery.exhibition);
  return { sets, words: pages.gallery, brand: brand.name, origin: siteOrigin(request) };
}

export function meta({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const texts = fullGalleryTexts(locale);
  const { sets, brand, origin } = loaderData;
  const pictures = sets.flatMap(({ images }) => images.flatMap(({ picture }) => picture ?? []));
  return [
    ...describePage({
      locale,
      origin,
      path: "/galeria",
      title: siteTexts(locale).title(texts.title, brand),
      name: texts.title,
      description: texts.description,
      image: pictures[0]?.src,
    }),
    jsonLd({
      "@type": "ImageGallery",
      name: texts.title,
      image: pictures.map(({ src, alt, caption = alt }) => ({
        "@type": "ImageObject",
        contentUrl: new URL(src, origin).href,
        ...(caption && { caption }),
      })),
    }),
  ];
}

export default function FullGallery({ loaderData: { sets, words } }: Route.ComponentProps) {
  const locale = localeOfPath(useLocation().pathname);
  const texts = fullGalleryTexts(locale);
  return (
    <div className={styles.page} data-theme="dark">
      <header className={classes(grid.grid, styles.head)}>
        <TextLink icon="arrow-back" href={pathFor(locale, "/principal")} data-back="">
          {texts.back}
        </TextLink>
        <h1 className={type.displayXl}>{texts.title}</h1>
        <p className={classes(type.lead, styles.lead)}>{words.lead}</p>
        <p className={classes(type.label, styles.loading)} role="status" data-while-loading="" hidden>
          {texts.loading}
        </p>
      </header>
      {sets.map((set, index) => (
        <GallerySet key={set.id} locale={locale} set={set} isFirst={index === 0} isSquare={index % 3 === 1} />
      ))}
      {sets.length === 0 && (
        <div className={styles.empty}>
          <EmptyState title={texts.empty} next={texts.emptyNext} />
        </div>
      )}
      <section className={classes(grid.grid, grid.section, styles.contact)}>
        {words.closing && <p className={type.displayM}>{words.closing}</p>}
        <ButtonLink variant="solid" icon="arrow" href={pathFor(locale, "/contato")}>
          {texts.contact}
        </ButtonLink>
      </section>
    </div>
  );
}
