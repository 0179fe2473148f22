import type { SubmissionResult } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import { useNavigation } from "react-router";
import { useLibraryFiles } from "#app/media/picker/use-picker-files.ts";
import { useMediaUpload } from "#app/media/upload/use-media-upload.ts";
import { useUnsavedGuard } from "#app/ui/dialogs/unsaved.ts";
import { FileDrop } from "#app/ui/media/file-drop.tsx";
import { stillOf } from "./film-still.client.ts";
import styles from "./hero-editor.module.css";
import { HeroForm } from "./hero-form.tsx";
import { HeroPreview, type PreviewFilm } from "./hero-preview.tsx";
import { HERO_VIDEO_CONTENT_TYPE, readVideoAddress } from "./hero-video.rules.ts";
import { heroVideoAdminTexts as texts } from "./hero-video-admin.texts.ts";
import { EMPTY_HERO_FORM, type HeroVideoForm, withAddress } from "./hero-video-form.rules.ts";
import { useHeroUpload } from "./use-hero-upload.ts";

type HeroEditorProps = {
  saved: { id: string; form: HeroVideoForm } | null;
  film: PreviewFilm;
  tagline: string;
  answer: SubmissionResult | undefined;
  together: ReactNode;
  /** The server has no decoder: the browser takes the film's first picture. */
  makesStill: boolean;
};

export function HeroEditor({ saved, film, tagline, answer: result, together, makesStill }: HeroEditorProps) {
  const began = saved?.form ?? EMPTY_HERO_FORM;
  const [draft, setDraft] = useDraft(began, result);
  const isSaving = useNavigation().formData?.has("url") ?? false;
  const isChanged = JSON.stringify(draft) !== JSON.stringify(began);
  useUnsavedGuard(isChanged);
  const [isTaking, setTaking] = useState(false);
  const still = useMediaUpload("siteImage", (poster) =>
    setDraft((before) => (before.poster ? before : { ...before, poster })),
  );
  const upload = useHeroUpload((url, film) => {
    setDraft((before) => withAddress(before, url, began));
    if (makesStill) void takeStill(film);
  });

  const shown = useChosenFilm(draft, began, film);

  async function takeStill(film: File) {
    setTaking(true);
    const picture = await stillOf(film);
    if (picture) still.send([picture]);
    setTaking(false);
  }

  return (
    <div className={styles.pair}>
      <HeroForm
        draft={draft}
        onChange={(next) => setDraft(next.url === draft.url ? next : withAddress(next, next.url, began))}
        answer={result}
        isSaving={isSaving}
        isUploading={upload.isBusy || isTaking || still.isBusy}
        thing={saved?.id}
        still={draft.url === saved?.form.url ? film.poster : null}
        together={together}
      >
        <FileDrop
          name="file"
          accept={HERO_VIDEO_CONTENT_TYPE}
          title={texts.dropTitle}
          dropHint={texts.dropHint}
          hint={texts.filmHint}
          disabled={upload.isBusy}
          onFiles={upload.choose}
          upload={upload}
          texts={texts.files}
        />
      </HeroForm>
      <HeroPreview
        film={shown}
        isBuiltIn={!saved}
        isChanged={isChanged}
        title={draft.title || tagline}
        veil={draft.veil}
      />
    </div>
  );
}

/** The draft's film and still, as far as the browser knows them. */
function useChosenFilm(draft: HeroVideoForm, saved: HeroVideoForm, film: PreviewFilm): PreviewFilm {
  const isOtherStill = draft.poster !== saved.poster;
  const still = useLibraryFiles(isOtherStill ? [draft.poster] : []).known.get(draft.poster)?.picture;
  const found = readVideoAddress(draft.url);
  if (!found || draft.url === saved.url) return isOtherStill ? { ...film, poster: still ?? null } : film;
  return { kind: found.type, url: draft.url, embedUrl: found.embedUrl, poster: still ?? null };
}

/** Reset when another film was saved, not by every reload. */
function useDraft(saved: HeroVideoForm, result: SubmissionResult | undefined) {
  const [draft, setDraft] = useState<HeroVideoForm>(() => withFormValues(saved, result?.initialValue));
  const [base, setBase] = useState(saved);
  if (JSON.stringify(base) !== JSON.stringify(saved)) {
    setBase(saved);
    setDraft(saved);
  }
  return [draft, setDraft] as const;
}

function withFormValues(saved: HeroVideoForm, typed: SubmissionResult["initialValue"]): HeroVideoForm {
  const fields = Object.keys(EMPTY_HERO_FORM) as (keyof HeroVideoForm)[];
  return {
    ...saved,
    ...Object.fromEntries(fields.map((name) => [name, String(typed?.[name] ?? (typed ? "" : saved[name]))])),
    veil: Number(typed?.veil ?? saved.veil),
  };
}
