import type { Locale } from "#app/i18n/locales.ts";
import type { Film } from "#app/media/delivery/films.server.ts";
import type from "#app/ui/layout/type.module.css";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { Inlines } from "./inlines.tsx";
import { PageFilm } from "./page-film.tsx";
import styles from "./rich-text.module.css";
import { type Block, paragraphsOf } from "./rich-text.rules.ts";

type RichTextProps = {
  blocks: Block[];
  locale: Locale;
  pictures?: Map<string, PictureData>;
  films: Map<string, Film>;
};

/** Without headings and timelines, which pages lay out themselves. */
export function RichText({ blocks, locale, pictures, films }: RichTextProps) {
  return (
    <div className={styles.text}>
      {blocks.map((block, place) => {
        const key = `${place} ${block.kind}`;
        if (block.kind === "paragraph")
          return (
            <p key={key}>
              <Inlines text={block.text} locale={locale} />
            </p>
          );
        if (block.kind === "list") {
          const List = block.isNumbered ? "ol" : "ul";
          return (
            <List key={key}>
              {block.items.map((item) => (
                <li key={item}>
                  <Inlines text={item} locale={locale} />
                </li>
              ))}
            </List>
          );
        }
        if (block.kind === "quotation") return <Quotation key={key} {...block} locale={locale} />;
        if (block.kind === "film")
          return <PageFilm key={key} {...block} film={films.get(block.url)} locale={locale} />;
        const picture = block.kind === "picture" && pictures?.get(block.url);
        if (picture)
          return (
            <figure key={key}>
              <Picture picture={withAlt(picture, block)} sizes="(max-width: 767px) 100vw, 34rem" />
              {block.caption && <figcaption>{block.caption}</figcaption>}
            </figure>
          );
        return null;
      })}
    </div>
  );
}

type QuotationProps = { text: string; author?: string | undefined; locale: Locale };

function Quotation({ text, author, locale }: QuotationProps) {
  return (
    <figure className={styles.quotation}>
      <blockquote className={type.titleM}>
        {paragraphsOf(text).map((paragraph, place) => {
          const key = `${place} ${paragraph}`;
          return (
            <p key={key}>
              <Inlines text={paragraph} locale={locale} />
            </p>
          );
        })}
      </blockquote>
      {author && <figcaption>{author}</figcaption>}
    </figure>
  );
}

export function withAlt(picture: PictureData, { alt }: { alt?: string | undefined }): PictureData {
  return alt ? { ...picture, alt } : picture;
}
