import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { ListResult } from "#app/content/admin/list-screen.server.ts";
import { LocalAutosave } from "#app/content/autosave/local-autosave.tsx";
import { PreviewButton } from "#app/content/preview/preview-button.tsx";
import { ConflictPanel } from "#app/content/versions/conflict-panel.tsx";
import { PublishActions } from "#app/content/versions/publish-actions.tsx";
import { type FormValues, wordsAt } from "#app/i18n/form-values.ts";
import { inEachLocale } from "#app/i18n/locales.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import { FocalField } from "#app/media/picker/focal-field.tsx";
import { libraryTexts } from "#app/media/picker/picker.texts.ts";
import { closes } from "#app/ui/dialogs/confirm.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { firstField } from "#app/ui/dialogs/first-field.ts";
import { useUnsavedUntil } from "#app/ui/dialogs/unsaved.ts";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { OutdatedTexts } from "#app/ui/languages/outdated-texts.ts";
import { TranslatedFields } from "#app/ui/languages/translated-fields.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import styles from "./gallery-admin.module.css";
import { galleryAdminTexts } from "./gallery-admin.texts.ts";
import type { GalleryPlace } from "./gallery-places.server.ts";

const { words: texts } = galleryAdminTexts;
const { details } = libraryTexts;

type GalleryWordsProps = {
  id: string;
  name: string;
  item: GalleryPlace;
  isOpen: boolean;
  onClose: () => void;
};

export function GalleryWords({ id, name, item, isOpen, onClose }: GalleryWordsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    firstField(dialog.current)?.focus();
  }, [isOpen]);
  return (
    <Dialog
      ref={dialog}
      id={id}
      size="sheet"
      aria-labelledby={`${id}-title`}
      className={styles.words}
      onClose={onClose}
    >
      {isOpen && (
        <>
          <h3 id={`${id}-title`} className={styles.wordsTitle}>
            {texts.title(name)}
          </h3>
          <WordsForm id={id} item={item} onClose={onClose} />
          {item.alt && item.picture && <FocalField url={item.url} picture={item.picture} />}
        </>
      )}
    </Dialog>
  );
}

type WordsFormProps = Pick<GalleryWordsProps, "id" | "item" | "onClose">;

function WordsForm({ id, item, onClose }: WordsFormProps) {
  const fetcher = useFetcher<ListResult>();
  const { data } = fetcher;
  useOutcomeToast(data);
  useEffect(() => {
    if (data?.ok) onClose();
  }, [data, onClose]);
  return (
    <LocalAutosave<ListResult> name={`gallery picture ${item.id}`} answer={data} sender={fetcher}>
      {(result, again) => (
        <OutdatedTexts value={item.outdated}>
          <Fields key={again} id={id} item={item} answer={result} fetcher={fetcher} />
        </OutdatedTexts>
      )}
    </LocalAutosave>
  );
}

type FieldsProps = {
  id: string;
  item: GalleryPlace;
  answer: ListResult | undefined;
  fetcher: ReturnType<typeof useFetcher<ListResult>>;
};

function Fields({ id, item, answer: result, fetcher }: FieldsProps) {
  const touched = useUnsavedUntil(result);
  const alt = { name: "alt", label: texts.alt, help: details.altHelp, kind: "text" } as const;
  const title = { name: "title", label: texts.caption, kind: "line", help: texts.captionHelp } as const;
  const typed = result?.value?.form?.initialValue as FormValues | undefined;
  return (
    <fetcher.Form method="post" onInput={touched}>
      <input type="hidden" name="intent" value="words" />
      <input type="hidden" name="id" value={item.id} />
      <ConflictPanel slug="galeria" id={item.id} answer={result} />
      <TranslatedFields
        fields={item.alt ? [title, alt] : [title]}
        values={wordsOf(item)}
        typed={typed && wordsAt(typed, ["title", "alt"])}
        errors={result?.value?.form?.error as Record<string, string[]> | undefined}
      />
      {!item.alt && <p>{texts.builtIn}</p>}
      <div className={styles.actions}>
        <PublishActions isBusy={fetcher.state !== "idle"} />
        <PreviewButton isOneOfMany />
        <TextButton {...closes(id)}>{texts.close}</TextButton>
      </div>
    </fetcher.Form>
  );
}

function wordsOf({ title, alt }: GalleryPlace): Words<"title" | "alt"> {
  return inEachLocale((locale) => ({ ...title[locale], alt: alt?.[locale].alt ?? "" }));
}
