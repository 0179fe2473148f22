/** Pause controls of films that play by themselves, and films that rest for visitors who asked for less motion. */
export function keepFilms(): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  for (const film of document.querySelectorAll<HTMLVideoElement>("video[data-pausable]")) {
    if (isStill.matches) film.pause();
    else void film.play().catch(() => {});
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-pause-for]")) {
    const film = document.getElementById(button.dataset.pauseFor ?? "");
    if (film instanceof HTMLVideoElement) control(button, film);
  }
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
  button.addEventListener("click", () => (film.paused ? void film.play() : film.pause()));
  film.addEventListener("play", show);
  film.addEventListener("pause", show);
  show();
}
