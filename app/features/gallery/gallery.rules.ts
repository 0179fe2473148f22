export const LEFT_PLACES = 4;
export const MAIN_PLACE = 4;

const LABEL_SEPARATOR = " · ";
export const MAX_TITLE_LENGTH = 200;

export function labelOf(title: string): { name: string; facts: string[] } {
  const [name = "", ...facts] = title.split(LABEL_SEPARATOR).map((part) => part.trim());
  return { name, facts: facts.filter(Boolean) };
}

export function padLeft<T>(stored: T[], builtIn: T[]): T[] {
  const left = stored.slice(0, LEFT_PLACES);
  return [...left, ...builtIn.slice(left.length, LEFT_PLACES)];
}

export function shownPlaces<T>(left: T[], main: T | undefined, builtInLeft: T[], builtInMain: T): T[] {
  return [...padLeft(left, builtInLeft), main ?? builtInMain];
}

/** Up to the last one that padding would not fill identically. */
export function writtenLeft<T>(wanted: T[], builtIn: T[]): T[] {
  const last = wanted.findLastIndex((picture, place) => picture !== builtIn[place]);
  return wanted.slice(0, last + 1);
}
