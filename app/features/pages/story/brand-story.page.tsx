import { useLocation } from "react-router";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { describePage } from "#app/site/seo/seo.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { classes } from "#app/ui/classes.ts";
import { bindWords } from "#app/ui/languages/bind-words.ts";
import grid from "#app/ui/layout/grid.module.css";
import { Icon } from "#app/ui/layout/icon.tsx";
import { titleStyle } from "#app/ui/layout/title-style.ts";
import type from "#app/ui/layout/type.module.css";
import { coverSizes } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { getPage } from "../pages.server.ts";
import { pagesTexts } from "../pages.texts.ts";
import { RichText, withAlt } from "../rich-text/rich-text.tsx";
import type { Route } from "./+types/brand-story.page";
import styles from "./brand-story.module.css";
import { Chapter } from "./chapter.tsx";
import { Stages } from "./stages.tsx";
import { storyOf } from "./story.rules.ts";

/** As wide as it is beside the title, three wide and four high. */
const TALL_COVER = [
  { upTo: 767, width: "100vw", height: "133vw" },
  { upTo: 899, width: "100vw", height: "75vw" },
  { width: "38vw", height: "51vw" },
];

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const [page, { brand }] = await Promise.all([getPage("nossa-historia", locale), getSettings(locale)]);
  const { name, sharePicture: picture, foundedStory: founded } = brand;
  return { page, brand: name, picture, founded, origin: siteOrigin(request) };
}

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { page, brand, origin, picture } = loaderData;
  const texts = siteTexts(locale);
  return describePage({
    locale,
    origin,
    path: "/nossa-historia",
    title: page.seoTitle || texts.title(texts.pages.brandStory, brand),
    name: texts.pages.brandStory,
    description: page.seoDescription || page.lead,
    image: page.cover?.src ?? picture,
  });
}

export default function BrandStoryPage({ loaderData: { page, founded } }: Route.ComponentProps) {
  const locale = localeOfPath(useLocation().pathname);
  const texts = pagesTexts(locale);
  const { cover, opening, chapters } = storyOf(page.blocks);
  const coverPicture = cover && page.pictures.get(cover.url);
  // A portrait picture is beside the title, a landscape one below.
  const isTall = Boolean(coverPicture && coverPicture.height > coverPicture.width);
  return (
    <>
      <article>
        <div className={isTall ? styles.beside : undefined}>
          <header className={classes(grid.grid, styles.head)}>
            <h1 className={titleStyle(page.title)}>{bindWords(page.title)}</h1>
            {founded && <p className={type.label}>{founded}</p>}
          </header>
          {coverPicture && (
            <figure className={styles.cover}>
              <Picture
                picture={withAlt(coverPicture, cover)}
                sizes={isTall ? coverSizes(coverPicture, TALL_COVER) : "(max-width: 767px) 100vw, 100vw"}
                eager
              />
              {cover.caption && <figcaption className={type.label}>{cover.caption}</figcaption>}
            </figure>
          )}
        </div>
        <div className={classes(grid.grid, styles.opening)}>
          <p className={type.displayM}>{bindWords(page.lead)}</p>
          <div className={styles.words}>
            <RichText blocks={opening} locale={locale} films={page.films} />
          </div>
        </div>
        {chapters.map((part) =>
          "stages" in part ? (
            <Stages
              key={part.stages[0]?.heading}
              part={part}
              pictures={page.pictures}
              films={page.films}
              locale={locale}
            />
          ) : (
            <Chapter
              key={part.heading ?? part.pictures[0]?.url}
              chapter={part}
              pictures={page.pictures}
              films={page.films}
              locale={locale}
            />
          ),
        )}
      </article>
      <aside className={styles.next} data-theme="philosophy">
        <a href={pathFor(locale, "/contato")}>
          <span className={type.label}>{texts.visits}</span>
          <span className={type.displayL}>{texts.visit}</span>
          <Icon name="arrow" />
        </a>
      </aside>
    </>
  );
}
