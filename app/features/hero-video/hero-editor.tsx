import type { SubmissionResult } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import { useNavigation } from "react-router";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { useUnsavedGuard } from "#app/ui/unsaved.ts";
import styles from "./hero-editor.module.css";
import { HeroForm } from "./hero-form.tsx";
import { HeroPreview, type PreviewFilm } from "./hero-preview.tsx";
import { HERO_VIDEO_CONTENT_TYPE } from "./hero-video.rules.ts";
import { heroVideoAdminTexts as texts } from "./hero-video-admin.texts.ts";
import { EMPTY_HERO_FORM, type HeroVideoForm } from "./hero-video-form.rules.ts";
import { useHeroUpload } from "./use-hero-upload.ts";

type HeroEditorProps = {
  /** The film that is shown, or will be once its draft is published; `null` when none was saved. */
  saved: { id: string; form: HeroVideoForm } | null;
  /** The saved film, or the one that comes with the product. */
  film: PreviewFilm;
  tagline: string;
  answer: SubmissionResult | undefined;
  /** Who else has it open, what two changed alike, and its history. */
  together: ReactNode;
};

/** The form at the left; at the right what it makes of the site. */
export function HeroEditor({ saved, film, tagline, answer, together }: HeroEditorProps) {
  const began = saved?.form ?? EMPTY_HERO_FORM;
  const [draft, setDraft] = useDraft(began, answer);
  const isSaving = useNavigation().formData?.has("url") ?? false;
  useUnsavedGuard(JSON.stringify(draft) !== JSON.stringify(began));
  // The film is uploaded; the form's two acts decide what becomes of it.
  const upload = useHeroUpload((url) => setDraft((before) => ({ ...before, url })));

  return (
    <div className={styles.pair}>
      <HeroForm
        draft={draft}
        onChange={setDraft}
        answer={answer}
        isSaving={isSaving}
        isUploading={upload.isBusy}
        thing={saved?.id}
      >
        {together}
        <FileDrop
          name="file"
          accept={HERO_VIDEO_CONTENT_TYPE}
          title={texts.dropTitle}
          hint={texts.dropHint}
          disabled={upload.isBusy}
          onFiles={upload.choose}
          upload={upload}
          texts={texts.files}
        />
      </HeroForm>
      <HeroPreview film={film} isBuiltIn={!saved} title={draft.title || tagline} />
    </div>
  );
}

/** What is being typed. It gives way when another film was saved, not when the page merely reads the same one again. */
function useDraft(saved: HeroVideoForm, answer: SubmissionResult | undefined) {
  const [draft, setDraft] = useState<HeroVideoForm>(() => typedOver(saved, answer?.initialValue));
  const [base, setBase] = useState(saved);
  if (JSON.stringify(base) !== JSON.stringify(saved)) {
    setBase(saved);
    setDraft(saved);
  }
  return [draft, setDraft] as const;
}

/** A form that came back says more than the film's own fields. */
function typedOver(saved: HeroVideoForm, typed: SubmissionResult["initialValue"]): HeroVideoForm {
  const fields = Object.keys(EMPTY_HERO_FORM) as (keyof HeroVideoForm)[];
  return {
    ...saved,
    ...Object.fromEntries(fields.map((name) => [name, String(typed?.[name] ?? (typed ? "" : saved[name]))])),
  };
}
