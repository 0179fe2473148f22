import type { ComponentType, CSSProperties } from "react";
import { STEMS } from "#app/ui/layout/wordmark.tsx";
import { objectPosition } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { FileFilm } from "./file-film.tsx";
import { FramedFilm } from "./framed-film.tsx";
import styles from "./hero-player.module.css";
import { HERO_LOADING_MAX_MS, type VideoType } from "./hero-video.rules.ts";
import type { PlayerProps } from "./player-props.ts";

const PLAYERS: Record<VideoType, ComponentType<PlayerProps>> = {
  mp4: FileFilm,
  youtube: FrameWithoutControls,
  vimeo: FrameWithoutControls,
};

/** The poster is the largest contentful paint; the film covers it when it starts. */
export function HeroPlayer({ film, locale }: PlayerProps) {
  const Player = PLAYERS[film.kind];
  return (
    <div className={styles.player} style={{ "--focal": objectPosition(film.poster?.focal) } as CSSProperties}>
      {film.poster && (
        <Picture
          picture={film.poster}
          sizes={POSTER_SIZES}
          upright={UPRIGHT}
          alt=""
          eager
          className={styles.cover}
        />
      )}
      <Player film={film} locale={locale} />
      <Loading />
    </div>
  );
}

function FrameWithoutControls(props: PlayerProps) {
  return <FramedFilm {...props} frameClass={styles.frame} watchClass={styles.watch} />;
}

/** The box is covered, so its height decides the poster's width; the film on top is no sharper. */
const POSTER_SIZES = "(max-width: 767px) 240vw, max(78vw, 180vh)";

/** Where the box is at most as wide as it is high. */
const UPRIGHT = {
  media: "(max-width: 480px) or ((min-width: 768px) and (orientation: portrait))",
  sizes: "(max-width: 767px) 120vw, 90vh",
};

function Loading() {
  return (
    <div
      className={styles.loading}
      style={{ "--loading": `${HERO_LOADING_MAX_MS}ms` } as CSSProperties}
      aria-hidden="true"
    >
      {STEMS.map((stem, index) => (
        <i key={stem} style={{ "--x": `${stem * 100}%`, "--order": index } as CSSProperties} />
      ))}
      <b />
    </div>
  );
}
