import { Icon } from "../layout/icon.tsx";

type SilentFilmProps = {
  id: string;
  film: string;
  /** Smaller rendition for phones. */
  lightFilm: string | undefined;
  pause: string;
  play: string;
  filmClass?: string;
  buttonClass: string | undefined;
  pauseIconClass: string | undefined;
  playIconClass: string | undefined;
};

/** Loaded by script after the page, to leave the bandwidth to its pictures. */
export function SilentFilm({ id, film, lightFilm, filmClass, ...control }: SilentFilmProps) {
  const common = {
    className: filmClass,
    autoPlay: true,
    muted: true,
    loop: true,
    playsInline: true,
    tabIndex: -1,
    "aria-hidden": true,
  };
  return (
    <>
      <video id={id} data-film={film} data-light-film={lightFilm} {...common} />
      <noscript>
        <video {...common}>
          {lightFilm && <source media="(max-width: 767px)" src={lightFilm} type="video/mp4" />}
          <source src={film} type="video/mp4" />
        </video>
      </noscript>
      <button
        type="button"
        className={control.buttonClass}
        data-pause-for={id}
        data-pause-label={control.pause}
        data-play-label={control.play}
        aria-label={control.pause}
      >
        <Icon name="pause" className={control.pauseIconClass} />
        <Icon name="play" className={control.playIconClass} />
      </button>
    </>
  );
}
