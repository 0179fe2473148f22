import { Island } from "#app/islands/island.tsx";
import { FilmFacade } from "./film-facade.island.tsx";
import styles from "./hero-player.module.css";
import { heroVideoTexts } from "./hero-video.texts.ts";
import type { PlayerProps } from "./player-props.ts";

export function FramedFilm({ film, locale }: PlayerProps) {
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
          pause: texts.pause,
        }}
      />
      <noscript>
        <a className={styles.watch} href={film.url}>
          {texts.watch}
        </a>
      </noscript>
    </>
  );
}
