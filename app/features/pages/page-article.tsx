import { formatDay } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Film } from "#app/media/delivery/films.server.ts";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import { titleStyle } from "#app/ui/layout/title-style.ts";
import type from "#app/ui/layout/type.module.css";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./page-article.module.css";
import { pagesTexts } from "./pages.texts.ts";
import { type Block, fragmentOf, sectionsOf } from "./rich-text/rich-text.rules.ts";
import { RichText } from "./rich-text/rich-text.tsx";

type PageArticleProps = {
  page: {
    title: string;
    lead: string;
    blocks: Block[];
    pictures: Map<string, PictureData>;
    films: Map<string, Film>;
    updatedAt: Date | null;
  };
  locale: Locale;
  cover?: PictureData | null;
};

/** Title, lead and text of a page, with its headings as a list of contents. */
export function PageArticle({ page, locale, cover }: PageArticleProps) {
  const texts = pagesTexts(locale);
  const sections = sectionsOf(page.blocks);
  const named = sections.flatMap(({ heading }) => (heading ? [heading] : []));
  return (
    <article>
      <header className={classes(grid.grid, styles.head)}>
        <h1 className={titleStyle(page.title)}>{page.title}</h1>
        <div className={styles.lead}>
          {page.lead && <p className={type.lead}>{page.lead}</p>}
          {page.updatedAt && <p className={type.label}>{texts.updated(formatDay(page.updatedAt, locale))}</p>}
        </div>
      </header>
      {cover && <Picture className={styles.cover} picture={cover} sizes="100vw" eager />}
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
              <RichText blocks={blocks} locale={locale} pictures={page.pictures} films={page.films} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
