import { useFetcher } from "react-router";
import { MAX_FILE_NAME_LENGTH, MEDIA_WORDS } from "#app/features/media/library.rules.ts";
import { libraryTexts } from "#app/features/media/library.texts.ts";
import { type FormValues, textAt, wordsAt } from "#app/i18n/form-values.ts";
import { LocalAutosave } from "#app/shell/autosave/local-autosave.tsx";
import { ConflictPanel } from "#app/shell/versions/conflict-panel.tsx";
import { DraftBar } from "#app/shell/versions/draft-bar.tsx";
import { PublishActions } from "#app/shell/versions/publish-actions.tsx";
import { TextField } from "#app/ui/field.tsx";
import { OutdatedTexts } from "#app/ui/outdated-texts.ts";
import { useOutcomeToast } from "#app/ui/toast.tsx";
import { TranslatedFields } from "#app/ui/translated-fields.tsx";
import { useUnsavedUntil } from "#app/ui/unsaved.ts";
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
      <LocalAutosave<LibraryResult>
        name={`file ${id}`}
        answer={fetcher.data}
        isSending={fetcher.state === "submitting"}
      >
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
