import { type ReactNode, useMemo } from "react";
import { Inlines } from "./inlines.tsx";
import { type Block, paragraphsOf } from "./rich-text.rules.ts";
import { FilmBlock, PictureBlock, QuotationBlock, TimelineBlock } from "./rich-text-blocks.tsx";
import styles from "./rich-text-editor.module.css";
import { editorTexts as texts } from "./rich-text-editor.texts.ts";
import { readSource } from "./rich-text-source.rules.ts";

type RichTextReadingProps = {
  value: string;
  hasTimeline: boolean;
  isInvalid: boolean;
  /** Lies over the text and takes what is typed. */
  children: ReactNode;
};

/** Looks as the editor will, so that nothing moves when it comes; its script is many times larger than this. */
export function RichTextReading({ value, hasTimeline, isInvalid, children }: RichTextReadingProps) {
  const blocks = useMemo(() => readSource(value), [value]);
  const { heading, strong, emphasised, list, numbered, link, quotation, picture, film } = texts;
  const tools = [heading, strong, emphasised, list, numbered, link, quotation, picture, film];
  const all = [...tools, ...(hasTimeline ? [texts.timeline] : []), texts.undo, texts.redo];
  return (
    <div className={styles.editor} data-invalid={isInvalid || undefined}>
      <div className={styles.toolbar} inert>
        {all.map((name) => (
          <span key={name} className={styles.tool}>
            {name}
          </span>
        ))}
      </div>
      <div className={styles.reading}>
        <div className={styles.page} inert>
          {blocks.length === 0 ? <p>&#8203;</p> : blocks.map(drawn)}
        </div>
        {children}
      </div>
    </div>
  );
}

function drawn(block: Block, place: number) {
  const key = `${place} ${block.kind}`;
  switch (block.kind) {
    case "heading":
      return <h2 key={key}>{block.text}</h2>;
    case "list": {
      const List = block.isNumbered ? "ol" : "ul";
      return (
        <List key={key}>
          {block.items.map((item, at) => {
            const itemKey = `${key} ${at}`;
            return (
              <li key={itemKey}>
                <p>
                  <Inlines text={item} />
                </p>
              </li>
            );
          })}
        </List>
      );
    }
    case "picture":
      return (
        <div key={key} className={styles.block}>
          <PictureBlock url={block.url} caption={block.caption} alt={block.alt ?? ""} />
        </div>
      );
    case "film":
      return (
        <div key={key} className={styles.block}>
          <FilmBlock url={block.url} caption={block.caption} />
        </div>
      );
    case "quotation":
      return (
        <div key={key} className={styles.quotation}>
          <QuotationBlock author={block.author ?? ""}>
            <div className={styles.quoted}>
              {paragraphsOf(block.text).map((paragraph, at) => {
                const paragraphKey = `${key} ${at}`;
                return (
                  <p key={paragraphKey}>
                    <Inlines text={paragraph} />
                  </p>
                );
              })}
            </div>
          </QuotationBlock>
        </div>
      );
    case "timeline":
      return (
        <div key={key} className={styles.block}>
          <TimelineBlock items={block.items} />
        </div>
      );
    default:
      return (
        <p key={key}>
          <Inlines text={block.text} />
        </p>
      );
  }
}
