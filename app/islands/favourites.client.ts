// The first script of a page is built as one file and can share no module with what comes later, so
// stored-favourites.client.ts repeats these three names.
const KEY = "urdume.favourites";
const TOGGLE = "favourite-toggle";
const CHANGED = "favourites-changed";
/** What one request can carry. */
const MOST = 40;

/**
 * Hearts of rugs (`data-favourite`): pressed for what this device keeps. It is stored within the click, so that a
 * visitor who leaves the page at once does not lose it. The code that shows it comes with the first press, or with the
 * page when something is kept already.
 */
export function initFavourites(): void {
  addEventListener("click", (event) => {
    const heart = (event.target as Element).closest<HTMLElement>("[data-favourite]");
    if (heart) toggle(heart.dataset.favourite ?? "");
  });
  addEventListener(TOGGLE, (event) => toggle((event as CustomEvent<string>).detail));
  try {
    if (localStorage.getItem(KEY)) show();
  } catch {
    // Storage may be forbidden: then nothing is kept.
  }
}

function toggle(slug: string): void {
  try {
    const kept = (localStorage.getItem(KEY) ?? "").split(",").filter(Boolean);
    const next = kept.includes(slug) ? kept.filter((other) => other !== slug) : [...kept, slug].slice(-MOST);
    localStorage.setItem(KEY, next.join(","));
  } catch {
    // Storage may be forbidden: the heart then stays as it is, which is the truth.
  }
  dispatchEvent(new Event(CHANGED));
  show();
}

/** Shows the hearts when it is loaded, and from then on at each change. */
const show = () => void import("./stored-favourites.client.ts");
