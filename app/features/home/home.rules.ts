/** The landing page lets its film speak first. */
export const LANDING_TEXT_DELAY_MS = 5000;

export const PROMO_DELAY_MS = 2000;
/** Where the browser keeps the day on which the promotion was last seen. */
export const PROMO_SEEN_KEY = "urdume.promo-seen";

/** The films that come with the product, and their smaller renditions for phones. */
export const LIGHT_FILMS: Readonly<Record<string, string>> = {
  "/media/hero.mp4": "/media/hero-light.mp4",
  "/media/landing.mp4": "/media/landing-light.mp4",
};

/** The main pages' film until the owner brings one. */
export const DEFAULT_FILM = { url: "/media/hero.mp4", poster: "/media/hero-poster.jpg" };

/** A title longer than this is set one display step smaller. */
const LONG_TITLE_CHARACTERS = 52;

export function isLongTitle(title: string): boolean {
  return title.length > LONG_TITLE_CHARACTERS;
}

/** A tagline is a sentence; as a title it stands without its full stop. */
export function asTitle(sentence: string): string {
  return sentence.trim().replace(/\.$/, "");
}
