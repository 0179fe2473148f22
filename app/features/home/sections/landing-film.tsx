import type { CSSProperties } from "react";
import { heroVideoTexts } from "#app/features/hero-video/hero-video.texts.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { objectPosition, type Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { SilentFilm } from "#app/ui/media/silent-film.tsx";
import styles from "./landing-film.module.css";

/** Phones are named apart, because `Picture` gives those of high density a smaller file. */
const POSTER_SIZES = "(max-width: 767px) max(100vw, 178vh), max(100vw, 178vh)";
/** Where the window's height decides how wide the crop is drawn: 90vh, and less for phones, whose bytes count more. */
const UPRIGHT = { media: "(max-aspect-ratio: 9/10)", sizes: "(max-width: 767px) 80vh, 90vh" };

type LandingFilmProps = {
  film: string;
  lightFilm: string | undefined;
  poster: PictureData | undefined;
  locale: Locale;
};

export function LandingFilm({ film, lightFilm, poster, locale }: LandingFilmProps) {
  const { pause, play } = heroVideoTexts(locale);
  return (
    <div className={styles.film} style={{ "--focal": objectPosition(poster?.focal) } as CSSProperties}>
      {poster && <Picture picture={poster} sizes={POSTER_SIZES} upright={UPRIGHT} alt="" eager />}
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
