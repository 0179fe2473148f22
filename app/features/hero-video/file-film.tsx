import { SilentFilm } from "#app/ui/media/silent-film.tsx";
import styles from "./hero-player.module.css";
import { heroVideoTexts } from "./hero-video.texts.ts";
import type { PlayerProps } from "./player-props.ts";

export function FileFilm({ film, locale }: PlayerProps) {
  const { pause, play } = heroVideoTexts(locale);
  return (
    <SilentFilm
      id="hero-film"
      film={film.url}
      lightFilm={film.lightUrl}
      pause={pause}
      play={play}
      filmClass={styles.film}
      buttonClass={styles.pause}
      pauseIconClass={styles.pauseIcon}
      playIconClass={styles.playIcon}
    />
  );
}
