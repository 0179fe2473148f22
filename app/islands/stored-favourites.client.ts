const KEY = "urdume.favourites";
const TOGGLE = "favourite-toggle";
const CHANGED = "favourites-changed";
/** Also when another tab changed them, and when the page comes back as it was left. */
const CHANGES = [CHANGED, "storage", "pageshow"];

onChange(show);
show();

export function favouriteSlugs(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function toggle(slug: string): void {
  dispatchEvent(new CustomEvent(TOGGLE, { detail: slug }));
}

export function keep(slugs: string): void {
  if (slugs === favouriteSlugs()) return;
  try {
    localStorage.setItem(KEY, slugs);
  } catch {
    // Storage may be full: the list stays as it was.
  }
  dispatchEvent(new Event(CHANGED));
}

export function onChange(changed: () => void): () => void {
  for (const type of CHANGES) addEventListener(type, changed);
  return () => {
    for (const type of CHANGES) removeEventListener(type, changed);
  };
}

function show(): void {
  const kept = favouriteSlugs().split(",").filter(Boolean);
  for (const count of document.querySelectorAll<HTMLElement>("[data-favourites-count]")) {
    count.textContent = String(kept.length);
    count.hidden = kept.length === 0;
  }
  for (const button of document.querySelectorAll<HTMLElement>("[data-favourite]"))
    button.ariaPressed = String(kept.includes(button.dataset.favourite ?? ""));
}
