import { FramedFilm } from "#app/features/hero-video/framed-film.tsx";
import { readVideoAddress } from "#app/features/hero-video/hero-video.rules.ts";
import { heroVideoTexts } from "#app/features/hero-video/hero-video.texts.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Film } from "#app/media/delivery/films.server.ts";
import styles from "./rich-text.module.css";

type PageFilmProps = { url: string; caption: string; film: Film | undefined; locale: Locale };

/** Nothing of it is loaded but its still, until a visitor asks for it. */
export function PageFilm({ url, caption, film, locale }: PageFilmProps) {
  const { embedUrl } = readVideoAddress(url, "controls") ?? {};
  if (!(film || embedUrl)) return null;
  const { frame: frameClass, watch: watchClass } = styles;
  return (
    <figure>
      {film ? (
        <StoredFilm film={film} label={heroVideoTexts(locale).frameTitle(caption)} />
      ) : (
        <div className={styles.framed}>
          <FramedFilm
            film={{ url, title: caption, ...(embedUrl && { embedUrl }) }}
            {...{ locale, frameClass, watchClass }}
            hasControls
          />
        </div>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function StoredFilm({ film: { url, poster, width, height }, label }: StoredFilmProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the library keeps no captions
    <video
      controls
      preload="none"
      playsInline
      poster={poster?.src}
      aria-label={label}
      style={width && height ? { aspectRatio: `${width} / ${height}` } : undefined}
    >
      <source src={url} type="video/mp4" />
      <a href={url}>{label}</a>
    </video>
  );
}

type StoredFilmProps = { film: Film; label: string };
