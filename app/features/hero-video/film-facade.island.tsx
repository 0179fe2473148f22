import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./hero-player.module.css";

type FilmFacadeProps = { src: string; frameTitle: string; watch: string; pause: string };

export function FilmFacade({ src, frameTitle, watch, pause }: FilmFacadeProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const toggle = () => setIsPlaying(!isPlaying);
  return (
    <>
      {isPlaying && (
        <iframe
          className={styles.frame}
          src={src}
          title={frameTitle}
          allow="autoplay; encrypted-media"
          tabIndex={-1}
        />
      )}
      <button
        type="button"
        className={styles.watch}
        onClick={toggle}
        aria-label={isPlaying ? pause : undefined}
      >
        <Icon name={isPlaying ? "pause" : "play"} />
        {!isPlaying && watch}
      </button>
    </>
  );
}
