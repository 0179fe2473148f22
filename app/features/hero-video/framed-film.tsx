import type { Locale } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import { FilmFacade, type FilmFacadeProps } from "./film-facade.island.tsx";
import { heroVideoTexts } from "./hero-video.texts.ts";

type FramedFilmProps = Pick<FilmFacadeProps, "frameClass" | "watchClass"> & {
  film: { url: string; embedUrl?: string; title: string };
  locale: Locale;
  /** Of the player; without them the film is paused by the button that began it. */
  hasControls?: boolean;
};

export function FramedFilm({ film, locale, hasControls = false, frameClass, watchClass }: FramedFilmProps) {
  const texts = heroVideoTexts(locale);
  if (!film.embedUrl) return null;
  return (
    <>
      <Island
        name="film-facade"
        of={FilmFacade}
        hydrate="interaction"
        props={{
          src: film.embedUrl,
          frameTitle: texts.frameTitle(film.title),
          watch: texts.watch,
          ...(!hasControls && { pause: texts.pause }),
          ...{ frameClass, watchClass },
        }}
      />
      <noscript>
        <a className={watchClass} href={film.url}>
          {texts.watch}
        </a>
      </noscript>
    </>
  );
}
