import type from "./type.module.css";

/** Longer titles are set one step smaller. */
const LONG_TITLE_CHARACTERS = 52;

export function isLongTitle(title: string): boolean {
  return title.length > LONG_TITLE_CHARACTERS;
}

/** Class of a page's first title, which the owner may have written. */
export const titleStyle = (title: string): string | undefined =>
  isLongTitle(title) ? type.displayL : type.displayXl;
