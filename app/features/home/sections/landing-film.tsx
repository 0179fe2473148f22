import { heroVideoTexts } from "#app/features/hero-video/hero-video.texts.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Picture as PictureData } from "#app/ui/picture.rules.ts";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./landing-film.module.css";

const FILM_ID = "landing-film";

type LandingFilmProps = {
  film: string;
  /** A smaller rendition for phones. */
  lightFilm: string | undefined;
  poster: PictureData | undefined;
  locale: Locale;
};

/** The whole window: a silent film in a loop under a veil, over its own first picture. */
export function LandingFilm({ film, lightFilm, poster, locale }: LandingFilmProps) {
  const texts = heroVideoTexts(locale);
  return (
    <div className={styles.film}>
      {poster && <Picture picture={poster} sizes="max(100vw, 178vh)" alt="" eager />}
      {film && (
        <video id={FILM_ID} data-pausable autoPlay muted loop playsInline tabIndex={-1} aria-hidden="true">
          {lightFilm && <source media="(max-width: 767px)" src={lightFilm} type="video/mp4" />}
          <source src={film} type="video/mp4" />
        </video>
      )}
      {film && (
        <button
          type="button"
          className={styles.pause}
          data-pause-for={FILM_ID}
          data-pause-label={texts.pause}
          data-play-label={texts.play}
          aria-label={texts.pause}
        >
          <Icon name="pause" className={styles.pauseIcon} />
          <Icon name="play" className={styles.playIcon} />
        </button>
      )}
    </div>
  );
}
