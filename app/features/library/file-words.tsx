import { useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useOutcomeToast } from "#app/ui/toast.tsx";
import { TranslatedFields } from "#app/ui/translated-fields.tsx";
import { useUnsavedGuard } from "#app/ui/unsaved.ts";
import type { FileDetail } from "./file-detail.server.ts";
import styles from "./file-panel.module.css";
import type { LibraryActAnswer } from "./library-acts.server.ts";
import { MAX_FILE_NAME_LENGTH } from "./library-admin.rules.ts";
import { libraryAdminTexts } from "./library-admin.texts.ts";

const { detail: texts } = libraryAdminTexts;

/** The file's name in the library, and what it shows. */
export function FileWords({ detail: { entry, alt } }: { detail: FileDetail }) {
  const fetcher = useFetcher<LibraryActAnswer>({ key: `file-words-${entry.id}` });
  const { data } = fetcher;
  const [isDirty, setDirty] = useState(false);
  const [answered, setAnswered] = useState(data);
  if (answered !== data) {
    setAnswered(data);
    if (data?.ok) setDirty(false);
  }
  useOutcomeToast(data);
  useUnsavedGuard(isDirty);
  const errors = (data?.value?.form?.error ?? {}) as Record<string, string[] | undefined>;
  return (
    <fetcher.Form method="post" className={styles.form} onInput={() => setDirty(true)}>
      <input type="hidden" name="intent" value="words" />
      <input type="hidden" name="id" value={entry.id} />
      <TranslatedFields
        fields={[{ name: "alt", label: texts.alt, kind: "text" }]}
        values={alt}
        errors={errors}
      />
      <TextField
        id="file-name"
        name="name"
        label={texts.name}
        error={errors.name?.[0]}
        defaultValue={entry.name}
        maxLength={MAX_FILE_NAME_LENGTH}
        autoComplete="off"
      />
      <Button type="submit" small busy={fetcher.state !== "idle"}>
        {fetcher.state === "idle" ? texts.save : texts.saving}
      </Button>
    </fetcher.Form>
  );
}
