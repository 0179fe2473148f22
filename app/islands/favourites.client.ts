// The page's first script shares no module, so stored-favourites.client.ts repeats these names.
const KEY = "urdume.favourites";
const TOGGLE = "favourite-toggle";
const CHANGED = "favourites-changed";
/** More than anybody compares; what is kept is never given up for another. */
const MOST = 100;

/** Stored within the click, because the visitor may leave at once; the display code is loaded later. */
export function initFavourites(): void {
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-favourite]");
    if (button) toggle(button.dataset.favourite ?? "");
  });
  addEventListener(TOGGLE, (event) => toggle((event as CustomEvent<string>).detail));
  // The first may be kept on another page, before this one comes back as it was left.
  for (const type of ["pageshow", "storage"]) addEventListener(type, showKept);
  showKept();
}

function showKept(): void {
  try {
    if (localStorage.getItem(KEY)) show();
  } catch {}
}

function toggle(slug: string): void {
  try {
    const kept = (localStorage.getItem(KEY) ?? "").split(",").filter(Boolean);
    const next = kept.includes(slug) ? kept.filter((other) => other !== slug) : [...kept, slug];
    if (next.length <= MOST) localStorage.setItem(KEY, next.join(","));
  } catch {
    // Storage may be forbidden: the button then keeps its state.
  }
  dispatchEvent(new Event(CHANGED));
  show();
}

const show = () => void import("./stored-favourites.client.ts");
