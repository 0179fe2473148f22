import type { CSSProperties } from "react";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { longestWordEm } from "#app/ui/languages/word-width.ts";
import grid from "#app/ui/layout/grid.module.css";
import { NextBand } from "#app/ui/layout/next-band.tsx";
import type from "#app/ui/layout/type.module.css";
import { pageLinksTexts } from "#app/ui/lists/page-links.texts.ts";
import { PageLinks } from "#app/ui/lists/page-links.tsx";
import { coverSizes } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { CollectionProducts } from "./admin/collection-products.tsx";
import type { CollectionPage } from "./collection-pages.server.ts";
import { collectionPagesTexts } from "./collection-pages.texts.ts";
import styles from "./collection-view.module.css";
import { countAndPrice } from "./collection-words.ts";
import { CollectionYarns } from "./collection-yarns.tsx";
import { pathOfCollection } from "./collections.rules.ts";

const NATURAL = "natural";

type CollectionViewProps = { locale: Locale; collection: CollectionPage };

export function CollectionView({ locale, collection }: CollectionViewProps) {
  const texts = collectionPagesTexts(locale);
  const { slug, title, description, picture, rugs, page, pages, next } = collection;
  const isFirst = page === 1;
  return (
    <>
      <header
        className={classes(styles.head, !isFirst && styles.later)}
        data-theme={slug === NATURAL ? "materials" : "dark"}
      >
        <div className={styles.words}>
          <p className={type.label}>
            <a href={pathFor(locale, "/colecoes")}>{texts.title}</a>
          </p>
          <h1
            className={classes(type.displayXl, styles.name)}
            style={{ "--longest-word": longestWordEm(title) } as CSSProperties}
          >
            {title}
          </h1>
          {isFirst && description && <p className={type.lead}>{description}</p>}
          {rugs.length > 0 && (
            <p className={classes(type.label, type.num)}>
              {isFirst
                ? countAndPrice({ ...collection, count: collection.total }, locale)
                : pageLinksTexts(locale).of(page, pages)}
            </p>
          )}
        </div>
        {isFirst && (
          <div className={styles.picture}>
            {picture && (
              <Picture
                picture={picture}
                sizes={coverSizes(picture, [
                  { upTo: 767, width: "100vw", height: "56vh" },
                  { upTo: 1199, width: "50vw", height: "min(100vh - 72px, 78vw)" },
                  { width: "50vw", height: "min(100vh - 72px, 880px)" },
                ])}
                eager
              />
            )}
          </div>
        )}
      </header>
      {rugs.length > 0 ? (
        <>
          <CollectionProducts
            locale={locale}
            rugs={rugs}
            label={title}
            detail={collection.detail}
            closing={page === pages ? collection.closing : ""}
            isWhole={pages === 1}
          />
          <PageLinks
            locale={locale}
            path={pathFor(locale, pathOfCollection(slug))}
            page={page}
            pages={pages}
            className={styles.pages}
          />
          <CollectionYarns locale={locale} yarns={collection.yarns} rugs={rugs.length} />
        </>
      ) : (
        <div className={classes(grid.section, styles.empty)}>
          <EmptyState title={texts.empty} next={texts.emptyNext}>
            <ButtonLink icon="arrow" href={pathFor(locale, "/contato")}>
              {texts.contact}
            </ButtonLink>
          </EmptyState>
        </div>
      )}
      {next && (
        <NextBand href={pathFor(locale, pathOfCollection(next.slug))} label={texts.next} name={next.title} />
      )}
    </>
  );
}
