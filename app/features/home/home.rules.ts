export const LANDING_TEXT_DELAY_MS = 5000;

export const PROMO_DELAY_MS = 2000;
export const PROMO_SEEN_KEY = "urdume.promo-seen";

export const LIGHT_FILMS: Readonly<Record<string, string>> = {
  "/media/hero.mp4": "/media/hero-light.mp4",
  "/media/landing.mp4": "/media/landing-light.mp4",
};

export function asTitle(sentence: string): string {
  return sentence.trim().replace(/\.$/, "");
}

/** A word of one letter ends no line: it stands with the word after it. */
export const withBoundLetters = (title: string): string => title.replace(/(?<!\S)(\p{L}) /gu, "$1\u00a0");
