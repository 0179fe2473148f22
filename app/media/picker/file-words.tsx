import type { SubmissionResult } from "@conform-to/react";
import type { ElementType, SubmitEvent } from "react";
import { LocalAutosave } from "#app/content/autosave/local-autosave.tsx";
import { ConflictPanel } from "#app/content/versions/conflict-panel.tsx";
import { DraftBar } from "#app/content/versions/draft-bar.tsx";
import { PublishActions } from "#app/content/versions/publish-actions.tsx";
import type { ConflictResult } from "#app/content/versions/value-view.ts";
import { type FormValues, textAt, wordsAt } from "#app/i18n/form-values.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { useUnsavedUntil } from "#app/ui/dialogs/unsaved.ts";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { OutdatedTexts } from "#app/ui/languages/outdated-texts.ts";
import { TranslatedFields } from "#app/ui/languages/translated-fields.tsx";
import styles from "./file-words.module.css";
import { FILE_FIELD, MAX_FILE_NAME_LENGTH, MEDIA_WORDS } from "./picker.rules.ts";
import { libraryTexts } from "./picker.texts.ts";
import type { FileInWords } from "./picker-file.ts";

const { details: texts } = libraryTexts;

export type WordsResult = Outcome<{ form?: SubmissionResult } & ConflictResult>;

/** A fetcher, or what sends the form in its place. */
export type WordsSender = {
  Form: ElementType;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  data: WordsResult | undefined;
  formData: FormData | undefined;
};

type FileWordsProps = { detail: FileInWords; sender: WordsSender; isInDialog?: boolean };

/** Its description, label and name, with drafts, in the library and in the dialog of a form's picture. */
export function FileWords({ detail, sender, isInDialog }: FileWordsProps) {
  const { id } = detail.file;
  useOutcomeToast(sender.data);
  return (
    <>
      <DraftBar slug="midia" ids={[id]} isInDialog={isInDialog} />
      <LocalAutosave<WordsResult> name={`file ${id}`} answer={sender.data} sender={sender}>
        {(result, again) => (
          <OutdatedTexts value={detail.outdated}>
            <Fields key={again} detail={detail} answer={result} sender={sender} />
          </OutdatedTexts>
        )}
      </LocalAutosave>
    </>
  );
}

type FieldsProps = Omit<FileWordsProps, "isInDialog"> & { answer: WordsResult | undefined };

function Fields({ detail: { file, words }, answer: result, sender }: FieldsProps) {
  const touched = useUnsavedUntil(result, FILE_FIELD);
  const errors = (result?.value?.form?.error ?? {}) as Record<string, string[] | undefined>;
  const typed = result?.value?.form?.initialValue as FormValues | undefined;
  const name = typed ? textAt(typed, "name") : file.name;
  return (
    <sender.Form method="post" className={styles.form} onInput={touched} onSubmit={sender.onSubmit}>
      <input type="hidden" name="intent" value="words" />
      <input type="hidden" name="id" value={file.id} />
      <ConflictPanel slug="midia" id={file.id} answer={result} />
      <TranslatedFields
        fields={[
          { name: "alt", label: texts.alt, help: texts.altHelp, kind: "text" },
          { name: "caption", label: texts.caption, help: texts.captionHelp, kind: "text" },
        ]}
        values={words}
        typed={typed && wordsAt(typed, MEDIA_WORDS)}
        errors={errors}
      />
      <TextField
        key={name}
        id="file-name"
        name="name"
        label={texts.name}
        error={errors.name?.[0]}
        defaultValue={name}
        maxLength={MAX_FILE_NAME_LENGTH}
        autoComplete="off"
      />
      <PublishActions isBusy={sender.formData !== undefined} />
    </sender.Form>
  );
}
