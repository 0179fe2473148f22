import { useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import styles from "./rich-text-editor.module.css";
import { editorTexts as texts } from "./rich-text-editor.texts.ts";

export type PictureFacts = { url: string; caption: string; alt: string };
export type Moment = { when: string; text: string };

type PictureBlockProps = PictureFacts & {
  onChange?: (facts: Partial<PictureFacts>) => void;
  onRemove?: () => void;
};

/** As it stands in the editor, and before the editor is there. */
export function PictureBlock({ url, caption, alt, onChange = () => {}, onRemove }: PictureBlockProps) {
  const id = useId();
  return (
    <>
      <img src={url} alt={alt} className={styles.picture} loading="lazy" data-drag-handle />
      <div className={styles.facts}>
        <TextField
          id={`${id}-alt`}
          label={texts.alt}
          help={texts.altHelp}
          value={alt}
          onChange={(event) => onChange({ alt: event.currentTarget.value })}
        />
        <TextField
          id={`${id}-caption`}
          label={texts.caption}
          value={caption}
          onChange={(event) => onChange({ caption: event.currentTarget.value })}
        />
        <TextButton onClick={onRemove}>{texts.removePicture}</TextButton>
      </div>
    </>
  );
}

type TimelineBlockProps = {
  items: readonly Moment[];
  onItems?: (items: Moment[]) => void;
  onRemove?: () => void;
};

export function TimelineBlock({ items, onItems = () => {}, onRemove }: TimelineBlockProps) {
  const id = useId();
  const change = (at: number, part: Partial<Moment>) =>
    onItems(items.map((item, place) => (place === at ? { ...item, ...part } : item)));
  return (
    <>
      <ol className={styles.moments}>
        {items.map((item, at) => {
          const key = `${id}-${at}`;
          return (
            <li key={key}>
              <TextField
                id={`${key}-when`}
                label={texts.when}
                value={item.when}
                onChange={(event) => change(at, { when: event.currentTarget.value })}
              />
              <TextField
                id={`${key}-what`}
                label={texts.what}
                value={item.text}
                onChange={(event) => change(at, { text: event.currentTarget.value })}
              />
              <IconButton
                icon="trash"
                small
                aria-label={texts.removeMoment(item.when)}
                onClick={() => onItems(items.filter((_, place) => place !== at))}
              />
            </li>
          );
        })}
      </ol>
      <div className={styles.actions}>
        <Button small icon="plus" onClick={() => onItems([...items, { when: "", text: "" }])}>
          {texts.addMoment}
        </Button>
        <TextButton onClick={onRemove}>{texts.removeTimeline}</TextButton>
      </div>
    </>
  );
}
