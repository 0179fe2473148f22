const KEY = "urdume.favourites";

/**
 * Hearts of rugs (`data-favourite`): pressed for what this device keeps. The code that keeps comes with the first
 * press, or with the page when something is kept already.
 */
export function initFavourites(): void {
  addEventListener("click", (event) => {
    const heart = (event.target as Element).closest<HTMLElement>("[data-favourite]");
    if (heart)
      void import("./stored-favourites.client.ts").then((rugs) => rugs.toggle(heart.dataset.favourite ?? ""));
  });
  try {
    if (localStorage.getItem(KEY)) void import("./stored-favourites.client.ts");
  } catch {
    // Storage may be forbidden: then nothing is kept.
  }
}
