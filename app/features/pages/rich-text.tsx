import { Fragment } from "react";
import { type Locale, linkFor } from "#app/i18n/locales.ts";
import styles from "./rich-text.module.css";
import { type Block, inlinesOf } from "./rich-text.rules.ts";

type InlinesProps = { text: string; locale: Locale };

/** Words with their strong parts and links. */
export function Inlines({ text, locale }: InlinesProps) {
  return inlinesOf(text).map((inline, place) => {
    const key = `${place} ${inline.text}`;
    if (inline.kind === "strong") return <strong key={key}>{inline.text}</strong>;
    if (inline.kind === "text") return <Fragment key={key}>{inline.text}</Fragment>;
    return (
      <a key={key} href={linkFor(locale, inline.address)}>
        {inline.text}
      </a>
    );
  });
}

type RichTextProps = { blocks: Block[]; locale: Locale };

/** Paragraphs and lists. Headings, pictures and timelines have their own place on each page. */
export function RichText({ blocks, locale }: RichTextProps) {
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
        if (block.kind === "list")
          return (
            <ul key={key}>
              {block.items.map((item) => (
                <li key={item}>
                  <Inlines text={item} locale={locale} />
                </li>
              ))}
            </ul>
          );
        return null;
      })}
    </div>
  );
}
