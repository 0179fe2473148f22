import { useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { LocalAutosave } from "#app/content/autosave/local-autosave.tsx";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { type FormValues, textAt, wordsAt } from "#app/i18n/form-values.ts";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";
import { PictureField } from "#app/media/picker/picture-field.tsx";
import { UploadNote, useIsUploading } from "#app/media/upload/form-uploads.tsx";
import { useUnsavedUntil } from "#app/ui/dialogs/unsaved.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { AS_CODE, TextField } from "#app/ui/forms/field.tsx";
import { useEditorForm } from "#app/ui/forms/use-editor-form.ts";
import { TranslatedFields } from "#app/ui/languages/translated-fields.tsx";
import styles from "./letter.module.css";
import type { LetterResult } from "./letter-actions.server.ts";
import { LETTER_WORDS, letterSchema, NEW_LETTER } from "./letter-form.ts";
import { lettersTexts } from "./letters.texts.ts";

const { form: texts } = lettersTexts;

/** Buttons beside the form send it too. */
export const LETTER_FORM = "letter";

const FIELDS = [
  { name: "subject", label: texts.subject, kind: "line", required: true },
  { name: "text", label: texts.text, kind: "text", required: true, help: texts.textHelp },
  { name: "linkLabel", label: texts.linkLabel, kind: "line", help: texts.linkLabelHelp },
] as const;

export type EditedLetter = { id: string; version: number; words: Words; pictureUrl: string; link: string };

type LetterEditorProps = {
  letter: EditedLetter | null;
  newId: string | null;
  answer: LetterResult | undefined;
};

export function LetterEditor({ letter, newId, answer: given }: LetterEditorProps) {
  const version = useBaseVersion(letter, given);
  return (
    <LocalAutosave name={useLocation().pathname} answer={given}>
      {(result, again) => <LetterForm key={again} {...{ letter, newId, version }} answer={result} />}
    </LocalAutosave>
  );
}

/** Not the one that the loader read last: the form may still show what was stored before a colleague saved. */
function useBaseVersion(letter: EditedLetter | null, answer: LetterResult | undefined): number | undefined {
  const answered = answer?.value?.version;
  const [base, setBase] = useState({ id: letter?.id, version: answered ?? letter?.version });
  if (base.id !== letter?.id) setBase({ id: letter?.id, version: letter?.version });
  else if (answered !== undefined && answered !== base.version) setBase({ ...base, version: answered });
  return base.version;
}

type LetterFormProps = LetterEditorProps & { version: number | undefined };

function LetterForm({ letter, newId, version, answer: result }: LetterFormProps) {
  const isSaving = useNavigation().formData?.get("intent") === "save";
  const isUploading = useIsUploading();
  const onTyped = useUnsavedUntil(result);
  const { attributes, errors } = useEditorForm(LETTER_FORM, letterSchema(), result?.value?.form);
  const typed = result?.value?.form?.initialValue as FormValues | undefined;
  const { words = emptyWords(LETTER_WORDS), pictureUrl = "", link = "" } = letter ?? {};
  return (
    <Form
      {...attributes}
      {...(newId && { action: `?${NEW_LETTER}=${newId}` })}
      className={styles.form}
      onInput={onTyped}
    >
      {version !== undefined && <input type="hidden" name={BASE_VERSION_FIELDS.version} value={version} />}
      <TranslatedFields
        fields={FIELDS}
        values={words}
        {...(typed && { typed: wordsAt(typed, LETTER_WORDS) })}
        errors={errors}
      />
      <PictureField
        name="pictureUrl"
        label={texts.picture}
        help={texts.pictureHelp}
        optional={texts.optional}
        value={typed ? textAt(typed, "pictureUrl") : pictureUrl}
        error={errors.pictureUrl?.[0]}
        onChange={onTyped}
      />
      <TextField
        id="letter-link"
        name="link"
        inputMode="url"
        {...AS_CODE}
        label={texts.link}
        help={texts.linkHelp}
        optional={texts.optional}
        defaultValue={typed ? textAt(typed, "link") : link}
        error={errors.link?.[0]}
      />
      <div>
        <Button
          type="submit"
          variant="solid"
          name="intent"
          value="save"
          busy={isSaving}
          disabled={isUploading}
          data-main-act
        >
          {isSaving ? texts.saving : texts.save}
        </Button>
        <UploadNote />
      </div>
    </Form>
  );
}
