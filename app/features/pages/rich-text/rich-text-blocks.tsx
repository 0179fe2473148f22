import { type ReactNode, useId, useState } from "react";
import { createPortal } from "react-dom";
import { LibraryPicker } from "#app/media/picker/library-picker.tsx";
import { Thumb } from "#app/media/picker/picker-grid.tsx";
import { useLibraryFiles } from "#app/media/picker/use-picker-files.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { AS_CODE, TextField } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { isFilmAddress } from "./rich-text.rules.ts";
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
  // It stays open while its words are deleted.
  const [wasDescribed] = useState(alt !== "");
  return (
    <>
      <img src={url} alt={alt} className={styles.picture} loading="lazy" data-drag-handle />
      <div className={styles.facts}>
        <TextField
          id={`${id}-caption`}
          label={texts.caption}
          value={caption}
          onChange={(event) => onChange({ caption: event.currentTarget.value })}
        />
        <details className={styles.described} open={wasDescribed}>
          <summary>{texts.ownAlt}</summary>
          <TextField
            id={`${id}-alt`}
            label={texts.alt}
            help={texts.altHelp}
            value={alt}
            onChange={(event) => onChange({ alt: event.currentTarget.value })}
          />
        </details>
        <TextButton onClick={onRemove}>{texts.removePicture}</TextButton>
      </div>
    </>
  );
}

export type FilmFacts = { url: string; caption: string };

type FilmBlockProps = FilmFacts & {
  onChange?: (facts: Partial<FilmFacts>) => void;
  onRemove?: () => void;
};

export function FilmBlock({ url, caption, onChange = () => {}, onRemove }: FilmBlockProps) {
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const [checked, setChecked] = useState(url);
  const address = url.trim();
  const { known, learn } = useLibraryFiles(address.startsWith("/files/") ? [address] : []);
  const file = known.get(address);
  // Not while it is being typed.
  const isWrong = checked === url && address !== "" && !isFilmAddress(address);
  return (
    <>
      {file ? <Thumb file={file} /> : <Icon name="film" />}
      <div className={styles.facts}>
        <TextField
          {...AS_CODE}
          id={`${id}-address`}
          label={texts.filmAddress}
          help={file?.name ?? texts.filmHelp}
          {...(isWrong && { error: texts.noFilm })}
          inputMode="url"
          value={url}
          data-film-address=""
          onChange={(event) => onChange({ url: event.currentTarget.value })}
          onBlur={() => setChecked(url)}
        />
        <TextField
          id={`${id}-caption`}
          label={texts.caption}
          optional={texts.optional}
          value={caption}
          onChange={(event) => onChange({ caption: event.currentTarget.value })}
        />
        <div className={styles.actions}>
          <TextButton onClick={() => setChoosing(true)}>{texts.chooseFilm}</TextButton>
          <TextButton onClick={onRemove}>{texts.removeFilm}</TextButton>
        </div>
      </div>
      {createPortal(
        // Outside the text, whose editor would take its keys and clicks for its own.
        <LibraryPicker
          kind="heroVideo"
          isOpen={isChoosing}
          onClose={() => setChoosing(false)}
          onChoose={(files) => {
            learn(files);
            if (files[0]) onChange({ url: files[0].url });
          }}
        />,
        document.body,
      )}
    </>
  );
}

type QuotationBlockProps = {
  author: string;
  onAuthor?: (author: string) => void;
  onRemove?: () => void;
  children: ReactNode;
};

export function QuotationBlock({ author, onAuthor = () => {}, onRemove, children }: QuotationBlockProps) {
  const id = useId();
  return (
    <>
      {children}
      <div className={styles.facts} contentEditable={false}>
        <TextField
          id={`${id}-author`}
          label={texts.author}
          optional={texts.optional}
          value={author}
          onChange={(event) => onAuthor(event.currentTarget.value)}
        />
        <TextButton onClick={onRemove}>{texts.removeQuotation}</TextButton>
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
