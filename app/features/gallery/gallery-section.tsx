import { useFetcher } from "react-router";
import type { ListResult } from "#app/content/admin/list-screen.server.ts";
import { LocalAutosave } from "#app/content/autosave/local-autosave.tsx";
import { PreviewButton } from "#app/content/preview/preview-button.tsx";
import { ConflictPanel } from "#app/content/versions/conflict-panel.tsx";
import { DraftBar } from "#app/content/versions/draft-bar.tsx";
import { draftsTexts } from "#app/content/versions/drafts.texts.ts";
import { PublishActions } from "#app/content/versions/publish-actions.tsx";
import { type FormValues, textAt, wordsAt } from "#app/i18n/form-values.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import { useUnsavedUntil } from "#app/ui/dialogs/unsaved.ts";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { TranslatedFields } from "#app/ui/languages/translated-fields.tsx";
import styles from "./gallery-admin.module.css";
import { galleryAdminTexts } from "./gallery-admin.texts.ts";

const { section: texts } = galleryAdminTexts;

export type SectionWords = { title: string; subtitle: string; linkText: string; linkUrl: string };

export type Section = {
  id: string | null;
  words: Record<Locale, SectionWords>;
  mayHold: boolean;
};

const NAMES = ["title", "subtitle", "linkText"] as const;

export function GallerySection({ section }: { section: Section }) {
  const fetcher = useFetcher<ListResult>({ key: "gallery-section" });
  useOutcomeToast(fetcher.data);
  return (
    <section className={styles.section} aria-labelledby="gallery-section">
      <h3 id="gallery-section" className={styles.heading}>
        {texts.heading}
      </h3>
      {section.mayHold && <DraftBar slug="configuracoes" ids={section.id ? [section.id] : []} />}
      <LocalAutosave<ListResult> name="gallery section" answer={fetcher.data} sender={fetcher}>
        {(result, again) => <SectionForm key={again} section={section} answer={result} fetcher={fetcher} />}
      </LocalAutosave>
    </section>
  );
}

type SectionFormProps = {
  section: Section;
  answer: ListResult | undefined;
  fetcher: ReturnType<typeof useFetcher<ListResult>>;
};

function SectionForm({ section: { id, words, mayHold }, answer: result, fetcher }: SectionFormProps) {
  const touched = useUnsavedUntil(result);
  const errors = (result?.value?.form?.error ?? {}) as Record<string, string[] | undefined>;
  const typed = result?.value?.form?.initialValue as FormValues | undefined;
  const link = typed ? textAt(typed, "linkUrl") : words[DEFAULT_LOCALE].linkUrl;
  return (
    <fetcher.Form
      method="post"
      onInput={touched}
      className={styles.form}
      data-entity={mayHold ? (id ?? undefined) : undefined}
    >
      <input type="hidden" name="intent" value="section" />
      <ConflictPanel slug="configuracoes" id={mayHold ? id : null} answer={result} />
      <TranslatedFields
        fields={[
          { name: "title", label: texts.title, kind: "line", required: true },
          { name: "subtitle", label: texts.subtitle, kind: "line" },
          { name: "linkText", label: texts.linkText, kind: "line", required: true },
        ]}
        values={words as unknown as Words}
        typed={typed && wordsAt(typed, NAMES)}
        errors={errors}
      />
      <TextField
        key={link}
        id="gallery-link"
        name="linkUrl"
        label={texts.linkUrl}
        help={texts.linkHelp}
        error={errors.linkUrl?.[0]}
        inputMode="url"
        autoComplete="off"
        defaultValue={link}
      />
      <div className={styles.actions}>
        {mayHold ? (
          <PublishActions isBusy={fetcher.state !== "idle"} />
        ) : (
          <Button type="submit" variant="solid" busy={fetcher.state !== "idle"}>
            {draftsTexts.publish}
          </Button>
        )}
        <PreviewButton isOneOfMany />
      </div>
    </fetcher.Form>
  );
}
