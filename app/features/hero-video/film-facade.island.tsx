import { useState } from "react";
import { Icon } from "#app/ui/layout/icon.tsx";

export type FilmFacadeProps = {
  src: string;
  frameTitle: string;
  watch: string;
  /** Absent where the player has controls of its own. */
  pause?: string;
  frameClass: string | undefined;
  watchClass: string | undefined;
};

const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

export function FilmFacade({ src, frameTitle, watch, pause, frameClass, watchClass }: FilmFacadeProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const toggle = () => setIsPlaying(!isPlaying);
  const hasControls = pause === undefined;
  return (
    <>
      {isPlaying && (
        <iframe
          className={frameClass}
          src={src}
          title={frameTitle}
          allow="autoplay; encrypted-media; fullscreen"
          {...(hasControls ? { ref: focus } : { tabIndex: -1 })}
        />
      )}
      {!(isPlaying && hasControls) && (
        <button
          type="button"
          className={watchClass}
          onClick={toggle}
          aria-label={isPlaying ? pause : undefined}
        >
          <Icon name={isPlaying ? "pause" : "play"} />
          {!isPlaying && watch}
        </button>
      )}
    </>
  );
}
