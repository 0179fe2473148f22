import { useState } from "react";
import { useFetcher } from "react-router";
import type { Locale } from "#app/i18n/locales.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import { PreviewButton } from "#app/shell/preview/preview-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useOutcomeToast } from "#app/ui/toast.tsx";
import { TranslatedFields } from "#app/ui/translated-fields.tsx";
import { useUnsavedGuard } from "#app/ui/unsaved.ts";
import type { GalleryAnswer } from "./gallery.admin.tsx";
import styles from "./gallery-admin.module.css";
import { galleryAdminTexts } from "./gallery-admin.texts.ts";

const { section: texts } = galleryAdminTexts;

export type SectionWords = { title: string; subtitle: string; linkText: string; linkUrl: string };

/** The words around the five pictures. */
export function GallerySection({ words }: { words: Record<Locale, SectionWords> }) {
  const fetcher = useFetcher<GalleryAnswer>({ key: "gallery-section" });
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
    <section className={styles.section} aria-labelledby="gallery-section">
      <h3 id="gallery-section" className={styles.heading}>
        {texts.heading}
      </h3>
      <fetcher.Form method="post" onInput={() => setDirty(true)} className={styles.form}>
        <TranslatedFields
          fields={[
            { name: "title", label: texts.title, kind: "line", required: true },
            { name: "subtitle", label: texts.subtitle, kind: "line" },
            { name: "linkText", label: texts.linkText, kind: "line", required: true },
          ]}
          values={words as unknown as Words}
          errors={errors}
        />
        <TextField
          id="gallery-link"
          name="linkUrl"
          label={texts.linkUrl}
          help={texts.linkHelp}
          error={errors.linkUrl?.[0]}
          inputMode="url"
          autoComplete="off"
          defaultValue={words["pt-BR"].linkUrl}
        />
        <div className={styles.actions}>
          <PreviewButton isOneOfMany intent="section" />
          <Button type="submit" look="solid" name="intent" value="section" busy={fetcher.state !== "idle"}>
            {fetcher.state === "idle" ? texts.save : texts.saving}
          </Button>
        </div>
      </fetcher.Form>
    </section>
  );
}
