import { useFetcher } from "react-router";
import { LocalAutosave } from "#app/content/autosave/local-autosave.tsx";
import { ConflictPanel } from "#app/content/versions/conflict-panel.tsx";
import { DraftBar } from "#app/content/versions/draft-bar.tsx";
import { PublishActions } from "#app/content/versions/publish-actions.tsx";
import { type FormValues, textAt, wordsAt } from "#app/i18n/form-values.ts";
import { MAX_FILE_NAME_LENGTH, MEDIA_WORDS } from "#app/media/picker/picker.rules.ts";
import { libraryTexts } from "#app/media/picker/picker.texts.ts";
import { useUnsavedUntil } from "#app/ui/dialogs/unsaved.ts";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { OutdatedTexts } from "#app/ui/languages/outdated-texts.ts";
import { TranslatedFields } from "#app/ui/languages/translated-fields.tsx";
import type { FileDetail } from "./file-detail.server.ts";
import styles from "./file-panel.module.css";
import type { LibraryResult } from "./library-actions.server.ts";
import { FILE_FIELD } from "./library-admin.rules.ts";
import { libraryAdminTexts } from "./library-admin.texts.ts";

const { detail: texts } = libraryAdminTexts;
const { details } = libraryTexts;

type FileWordsProps = { detail: FileDetail };

export function FileWords({ detail }: FileWordsProps) {
  const { id } = detail.file;
  const fetcher = useFetcher<LibraryResult>({ key: `file-words-${id}` });
  useOutcomeToast(fetcher.data);
  return (
    <>
      <DraftBar slug="midia" ids={[id]} />
      <LocalAutosave<LibraryResult> name={`file ${id}`} answer={fetcher.data} sender={fetcher}>
        {(result, again) => (
          <OutdatedTexts value={detail.outdated}>
            <Fields key={again} detail={detail} answer={result} fetcher={fetcher} />
          </OutdatedTexts>
        )}
      </LocalAutosave>
    </>
  );
}

type FieldsProps = FileWordsProps & {
  answer: LibraryResult | undefined;
  fetcher: ReturnType<typeof useFetcher<LibraryResult>>;
};

function Fields({ detail: { file, words }, answer: result, fetcher }: FieldsProps) {
  const touched = useUnsavedUntil(result, FILE_FIELD);
  const errors = (result?.value?.form?.error ?? {}) as Record<string, string[] | undefined>;
  const typed = result?.value?.form?.initialValue as FormValues | undefined;
  const name = typed ? textAt(typed, "name") : file.name;
  return (
    <fetcher.Form method="post" className={styles.form} onInput={touched}>
      <input type="hidden" name="intent" value="words" />
      <input type="hidden" name="id" value={file.id} />
      <ConflictPanel slug="midia" id={file.id} answer={result} />
      <TranslatedFields
        fields={[
          { name: "alt", label: texts.alt, help: details.altHelp, kind: "text" },
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
      <PublishActions isBusy={fetcher.state !== "idle"} />
    </fetcher.Form>
  );
}
