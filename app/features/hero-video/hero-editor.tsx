import type { SubmissionResult } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import { useNavigation } from "react-router";
import { type FormValues, textAt, wordsAt } from "#app/i18n/form-values.ts";
import { inEachLocale, siteLocale, siteLocales } from "#app/i18n/locales.ts";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";
import { useLibraryFiles } from "#app/media/picker/use-picker-files.ts";
import { useMediaUpload } from "#app/media/upload/use-media-upload.ts";
import { useUnsavedGuard } from "#app/ui/dialogs/unsaved.ts";
import { FileDrop } from "#app/ui/media/file-drop.tsx";
import { stillOf } from "./film-still.client.ts";
import styles from "./hero-editor.module.css";
import { type HeroFacts, HeroForm } from "./hero-form.tsx";
import { HeroPreview, type PreviewFilm } from "./hero-preview.tsx";
import { HERO_VIDEO_CONTENT_TYPE, HERO_WORDS, readVideoAddress, VEIL_LIMITS } from "./hero-video.rules.ts";
import type { EditedFilm } from "./hero-video.server.ts";
import { heroVideoAdminTexts as texts } from "./hero-video-admin.texts.ts";
import { useHeroUpload } from "./use-hero-upload.ts";

const NO_WORDS = emptyWords(HERO_WORDS);

type HeroEditorProps = {
  saved: EditedFilm | null;
  film: PreviewFilm;
  tagline: string;
  answer: SubmissionResult | undefined;
  together: ReactNode;
  /** The server has no decoder: the browser takes the film's first picture. */
  makesStill: boolean;
};

export function HeroEditor({ saved, film, tagline, answer: result, together, makesStill }: HeroEditorProps) {
  const typed = result?.initialValue as FormValues | undefined;
  const typedWords = typed && wordsAt(typed, HERO_WORDS);
  const began = factsOf(saved);
  const beganWords = saved?.words ?? NO_WORDS;
  const [draft, setDraft] = useDraft(began, typed);
  const [words, setWords] = useState<Words>(typedWords ?? beganWords);
  const isSaving = useNavigation().formData?.has("url") ?? false;
  const isChanged = JSON.stringify(draft) !== JSON.stringify(began) || !isSame(words, beganWords);
  useUnsavedGuard(isChanged);
  const [isTaking, setTaking] = useState(false);
  const still = useMediaUpload("siteImage", (poster) =>
    setDraft((before) => (before.poster ? before : { ...before, poster })),
  );
  const upload = useHeroUpload((url, film) => {
    setDraft((before) => ({ ...before, url }));
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
        onChange={setDraft}
        words={{
          values: draft.url === began.url ? beganWords : withoutCaptions(beganWords),
          ...(typedWords && { typed: typedWords }),
          onWords: setWords,
        }}
        answer={result}
        isSaving={isSaving}
        isUploading={upload.isBusy || isTaking || still.isBusy}
        thing={saved?.id}
        still={draft.url === began.url ? film.poster : null}
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
        title={words[siteLocale()].title || tagline}
        veil={draft.veil}
      />
    </div>
  );
}

/** The draft's film and still, as far as the browser knows them. */
function useChosenFilm(draft: HeroFacts, saved: HeroFacts, film: PreviewFilm): PreviewFilm {
  const isOtherStill = draft.poster !== saved.poster;
  const still = useLibraryFiles(isOtherStill ? [draft.poster] : []).known.get(draft.poster)?.picture;
  const found = readVideoAddress(draft.url);
  if (!found || draft.url === saved.url) return isOtherStill ? { ...film, poster: still ?? null } : film;
  return { kind: found.type, url: draft.url, embedUrl: found.embedUrl, poster: still ?? null };
}

/** Reset when another film was saved, not by every reload. */
function useDraft(saved: HeroFacts, typed: FormValues | undefined) {
  const [draft, setDraft] = useState<HeroFacts>(() =>
    typed
      ? {
          url: textAt(typed, "url"),
          poster: textAt(typed, "poster"),
          veil: Number(typed.veil ?? saved.veil),
        }
      : saved,
  );
  const [base, setBase] = useState(saved);
  if (JSON.stringify(base) !== JSON.stringify(saved)) {
    setBase(saved);
    setDraft(saved);
  }
  return [draft, setDraft] as const;
}

const factsOf = (saved: EditedFilm | null): HeroFacts => ({
  url: saved?.entry.url ?? "",
  poster: saved?.entry.poster ?? "",
  veil: saved?.entry.veil ?? VEIL_LIMITS.min,
});

/** What is said of the saved film is not said of another. */
const withoutCaptions = (words: Words): Words =>
  inEachLocale((locale) => ({ ...words[locale], captionName: "", caption: "" }));

/** A form lacks the languages that the site does not speak. */
const isSame = (one: Words, other: Words): boolean =>
  siteLocales().every((locale) =>
    HERO_WORDS.every((name) => one[locale][name]?.trim() === other[locale][name]?.trim()),
  );
