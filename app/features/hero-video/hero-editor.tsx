import type { SubmissionResult } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { FileDrop } from "#app/ui/file-drop.tsx";
import styles from "./hero-editor.module.css";
import { HeroForm } from "./hero-form.tsx";
import { HeroPreview, type PreviewFilm } from "./hero-preview.tsx";
import { EMPTY_HERO_FORM, HERO_VIDEO_CONTENT_TYPE, type HeroVideoForm } from "./hero-video.rules.ts";
import { heroVideoAdminTexts as texts } from "./hero-video-admin.texts.ts";
import { useHeroUpload } from "./use-hero-upload.ts";

type HeroEditorProps = {
  /** The active film; `null` when none was saved. */
  saved: HeroVideoForm | null;
  /** What the site shows: the saved film, or the one that comes with the product. */
  film: PreviewFilm;
  isBuiltIn: boolean;
  tagline: string;
  answer: SubmissionResult | undefined;
  /** Who else has it open, what two changed alike, and its history. */
  together: ReactNode;
};

/** The form at the left; at the right what it makes of the site. */
export function HeroEditor({ saved, film, isBuiltIn, tagline, answer, together }: HeroEditorProps) {
  const [draft, setDraft] = useDraft(saved ?? EMPTY_HERO_FORM, answer);
  const submit = useSubmit();
  const isSaving = useNavigation().formData?.has("url") ?? false;
  const upload = useHeroUpload((url) => {
    // An uploaded film is saved at once, with the words that the form shows.
    void submit({ ...draft, url }, { method: "post", replace: true, preventScrollReset: true });
  });

  return (
    <div className={styles.pair}>
      <HeroForm
        draft={draft}
        onChange={setDraft}
        answer={answer}
        isSaving={isSaving}
        isUploading={upload.isBusy}
      >
        {together}
        <FileDrop
          name="file"
          accept={HERO_VIDEO_CONTENT_TYPE}
          title={texts.dropTitle}
          hint={texts.dropHint}
          disabled={upload.isBusy}
          onFiles={upload.choose}
          files={upload.files}
          texts={texts.files}
          onCancel={upload.cancel}
          onRetry={upload.retry}
          onDismiss={upload.dismiss}
        />
      </HeroForm>
      <HeroPreview film={film} isBuiltIn={isBuiltIn} title={draft.title || tagline} />
    </div>
  );
}

/** What is being typed. It gives way when another film was saved, not when the page merely reads the same one again. */
function useDraft(saved: HeroVideoForm, answer: SubmissionResult | undefined) {
  const [draft, setDraft] = useState<HeroVideoForm>({ ...saved, ...answer?.initialValue });
  const [base, setBase] = useState(saved);
  if (JSON.stringify(base) !== JSON.stringify(saved)) {
    setBase(saved);
    setDraft(saved);
  }
  return [draft, setDraft] as const;
}
