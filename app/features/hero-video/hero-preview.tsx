import { type CSSProperties, useState } from "react";
import { classes } from "#app/ui/classes.ts";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./hero-preview.module.css";
import { LONG_PREVIEW_TITLE, OWN_FILE, type VideoType } from "./hero-video.rules.ts";
import { heroVideoAdminTexts } from "./hero-video-admin.texts.ts";
import { veilColours } from "./veil.rules.ts";

const { preview: texts } = heroVideoAdminTexts;

export type PreviewFilm = { kind: VideoType; url: string; embedUrl?: string; poster: PictureData | null };
type Screen = "desktop" | "phone";

type HeroPreviewProps = {
  film: PreviewFilm;
  isBuiltIn: boolean;
  /** Shows what is not saved yet. */
  isChanged: boolean;
  title: string;
  veil: number;
};

export function HeroPreview({ film, isBuiltIn, isChanged, title, veil }: HeroPreviewProps) {
  const [screen, setScreen] = useState<Screen>("desktop");
  const size = classes(styles.title, title.length > LONG_PREVIEW_TITLE && styles.long);
  return (
    <section className={styles.preview} aria-label={texts.heading}>
      <p className={styles.heading}>{texts.heading}</p>
      <div className={classes(styles.hero, styles[screen])}>
        <p className={size}>{title}</p>
        <div className={styles.media} style={veilColours(veil) as CSSProperties}>
          <Film key={film.url} film={film} />
          <p className={size} aria-hidden="true">
            {title}
          </p>
        </div>
      </div>
      <p role="status" className={styles.note}>
        {isChanged && texts.unpublished}
      </p>
      {isBuiltIn && !isChanged && <p className={styles.note}>{texts.none}</p>}
      <Segmented
        label={texts.size}
        name="preview-size"
        className={styles.sizes}
        value={screen}
        onChange={setScreen}
        options={[
          { value: "desktop", label: texts.desktop },
          { value: "phone", label: texts.phone },
        ]}
      />
    </section>
  );
}

/** What another host holds is loaded only on play: an address that is being typed asks nobody. */
function Film({ film }: { film: PreviewFilm }) {
  const [isPlaying, setPlaying] = useState(false);
  const { kind, url, embedUrl, poster } = film;
  return (
    <>
      {kind === "mp4" && (isPlaying || (!poster && OWN_FILE.test(url))) ? (
        <Mp4 url={url} isPlaying={isPlaying} />
      ) : isPlaying && embedUrl ? (
        <iframe src={embedUrl} title={texts.frame} allow="autoplay; fullscreen" />
      ) : poster ? (
        <Picture picture={poster} alt="" sizes="(min-width: 768px) 40vw, 90vw" />
      ) : (
        <p className={styles.rest}>{texts.rests[kind]}</p>
      )}
      <IconButton
        icon={isPlaying ? "pause" : "play"}
        className={styles.play}
        aria-label={isPlaying ? texts.pause : texts.play}
        onClick={() => setPlaying(!isPlaying)}
      />
    </>
  );
}

function Mp4({ url, isPlaying }: { url: string; isPlaying: boolean }) {
  return (
    <video
      // Remounting stops loading; `pause()` would not.
      key={String(isPlaying)}
      src={url}
      preload="metadata"
      autoPlay={isPlaying}
      muted
      loop
      playsInline
      disablePictureInPicture
    />
  );
}
