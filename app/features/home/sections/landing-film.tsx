import { heroVideoTexts } from "#app/features/hero-video/hero-video.texts.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Picture as PictureData } from "#app/ui/picture.rules.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SilentFilm } from "#app/ui/silent-film.tsx";
import styles from "./landing-film.module.css";

/** A phone's poster is no finer than the lighter film that covers it a moment later. */
const POSTER_SIZES = "(max-width: 767px) 130vw, max(100vw, 178vh)";

type LandingFilmProps = {
  film: string;
  /** A smaller rendition for phones. */
  lightFilm: string | undefined;
  poster: PictureData | undefined;
  locale: Locale;
};

/** The whole window: a silent film in a loop under a veil, over its own first picture. */
export function LandingFilm({ film, lightFilm, poster, locale }: LandingFilmProps) {
  const { pause, play } = heroVideoTexts(locale);
  return (
    <div className={styles.film}>
      {poster && <Picture picture={poster} sizes={POSTER_SIZES} alt="" eager />}
      {film && (
        <SilentFilm
          id="landing-film"
          film={film}
          lightFilm={lightFilm}
          pause={pause}
          play={play}
          buttonClass={styles.pause}
          pauseIconClass={styles.pauseIcon}
          playIconClass={styles.playIcon}
        />
      )}
    </div>
  );
}
