import { whenLoaded } from "./when-loaded.client.ts";

/** As in the styles: below it a page is a phone's, and gets the lighter film. */
const PHONE = "(max-width: 767px)";

/**
 * Films that play by themselves start when everything else of the page is there; for visitors who asked for less
 * motion they rest, and are not even fetched, until somebody presses play.
 */
export function initFilms(): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const film of document.querySelectorAll<HTMLVideoElement>("video[data-film]")) {
    const button = document.querySelector<HTMLButtonElement>(`[data-pause-for="${film.id}"]`);
    if (button) control(button, film);
    if (!isStill) whenLoaded(() => play(film));
  }
}

function play(film: HTMLVideoElement): void {
  const { film: address = "", lightFilm } = film.dataset;
  if (!film.src) film.src = (matchMedia(PHONE).matches && lightFilm) || address;
  void film.play().catch(() => {});
}

/** The button carries both names (`data-pause-label`, `data-play-label`) and shows the one that applies. */
function control(button: HTMLButtonElement, film: HTMLVideoElement): void {
  const show = () => {
    button.setAttribute(
      "aria-label",
      (film.paused ? button.dataset.playLabel : button.dataset.pauseLabel) ?? "",
    );
    button.toggleAttribute("data-paused", film.paused);
  };
  button.addEventListener("click", () => (film.paused ? play(film) : film.pause()));
  film.addEventListener("play", show);
  film.addEventListener("pause", show);
  show();
}
