import { whenLoaded } from "./when-loaded.client.ts";

/** The same breakpoint as in the styles: narrower windows get the lighter film. */
const PHONE = "(max-width: 767px)";

/** Started after the page has loaded; with reduced motion not fetched until played. */
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
