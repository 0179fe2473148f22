import { heroVideoTexts } from "#app/features/hero-video/hero-video.texts.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Picture as PictureData } from "#app/ui/picture.rules.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SilentFilm } from "#app/ui/silent-film.tsx";
import styles from "./landing-film.module.css";

const POSTER_SIZES = "max(100vw, 178vh)";

type LandingFilmProps = {
  film: string;
  lightFilm: string | undefined;
  poster: PictureData | undefined;
  locale: Locale;
};

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
