import { Icon } from "#app/ui/icon.tsx";
import styles from "./hero-player.module.css";
import { heroVideoTexts } from "./hero-video.texts.ts";
import type { PlayerProps } from "./player-props.ts";

const FILM_ID = "hero-film";

/** An MP4 that plays by itself, silent and in a loop, with its pause control. */
export function FileFilm({ film, locale }: PlayerProps) {
  const texts = heroVideoTexts(locale);
  return (
    <>
      <video
        id={FILM_ID}
        className={styles.film}
        data-pausable
        autoPlay
        muted
        loop
        playsInline
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden="true"
      >
        {film.lightUrl && <source media="(max-width: 767px)" src={film.lightUrl} type="video/mp4" />}
        <source src={film.url} type="video/mp4" />
      </video>
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
    </>
  );
}
