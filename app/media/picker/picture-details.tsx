import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { LOCALES, type Locale, languageName } from "#app/i18n/locales.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { Loading } from "#app/ui/feedback/loading.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { SavedNote } from "#app/ui/forms/saved-note.tsx";
import { useAutoSubmit } from "#app/ui/forms/use-auto-submit.ts";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import { isolatedFromForm } from "../upload/isolate-from-form.ts";
import { FocalField } from "./focal-field.tsx";
import { fetchMediaWords, saveMediaWord, type WordEdit } from "./picker.client.ts";
import { MEDIA_WORDS, type MediaWord, MOST_LETTERS } from "./picker.rules.ts";
import { libraryTexts } from "./picker.texts.ts";
import type { LibraryFile } from "./picker-file.ts";
import styles from "./picture-field.module.css";

const { details: texts, picker } = libraryTexts;

type PictureDetailsProps = {
  file: LibraryFile;
  isOpen: boolean;
  onClose: () => void;
};

/** It may be inside a form, so its fields have no names; every change is saved at once. */
export function PictureDetails({ file, isOpen, onClose }: PictureDetailsProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <Dialog
      ref={dialog}
      id={id}
      size="sheet"
      aria-labelledby={`${id}-title`}
      className={styles.details}
      onClose={onClose}
      {...isolatedFromForm}
    >
      {isOpen && (
        <>
          <div>
            <h2 id={`${id}-title`} className={styles.title}>
              {texts.title(file.name)}
            </h2>
            <p className={styles.help}>{texts.lead}</p>
          </div>
          {file.picture && (
            <span className={styles.described}>
              <Picture picture={file.picture} alt="" sizes="120px" />
            </span>
          )}
          <WordFields url={file.url}>
            {file.picture && <FocalField url={file.url} picture={file.picture} />}
          </WordFields>
          {/* The browser gives focus back to the button that opened it. */}
          <Button onClick={() => dialog.current?.close()}>{texts.close}</Button>
        </>
      )}
    </Dialog>
  );
}

/** Its children come with the words, so that nothing moves and the first description has the focus. */
function WordFields({ url, children }: { url: string; children: ReactNode }) {
  const [words, setWords] = useState<Words<MediaWord> | "failed">();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    const asking = new AbortController();
    fetchMediaWords(url, asking.signal)
      .then(setWords)
      .catch(() => !asking.signal.aborted && setWords("failed"));
    return () => asking.abort();
  }, [url, tries]);
  if (words === "failed")
    return (
      <div role="alert">
        <p>
          {picker.failed} {picker.failedNext}
        </p>
        <TextButton onClick={() => setTries(tries + 1)}>{picker.retry}</TextButton>
      </div>
    );
  if (!words) return <Loading label={picker.loading} />;
  return (
    <>
      {MEDIA_WORDS.flatMap((word, at) =>
        LOCALES.map((locale, place) => (
          <WordField
            key={word + locale}
            {...{ url, locale, word }}
            text={words[locale][word]}
            isFirst={at + place === 0}
          />
        )),
      )}
      {children}
    </>
  );
}

type WordFieldProps = { url: string; locale: Locale; word: MediaWord; text: string; isFirst: boolean };

function WordField({ url, locale, word, text, isFirst }: WordFieldProps) {
  const id = useId();
  const auto = useAutoSubmit<Outcome, WordEdit>({ send: saveMediaWord });
  return (
    <div>
      <TextAreaField
        id={id}
        label={texts[word](languageName(locale))}
        lang={locale}
        rows={2}
        {...(isFirst && { help: texts.altHelp })}
        autoFocus={isFirst}
        maxLength={MOST_LETTERS[word]}
        defaultValue={text}
        onChange={(event) => auto.saveSoon({ url, locale, word, text: event.currentTarget.value })}
        onBlur={auto.flush}
      />
      <SavedNote state={auto.state} note={auto.note} />
    </div>
  );
}
