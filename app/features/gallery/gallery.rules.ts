/** Four pictures on the left and one main picture: five places in all. */
export const LEFT_PLACES = 4;
/** The main picture's place, counted from 0: after those on the left. */
export const MAIN_PLACE = 4;

/** Between the parts of a museum label: "Ocean Blue · Lã e seda botânica · 300 × 400 cm". */
const LABEL_SEPARATOR = " · ";
export const MAX_TITLE_LENGTH = 200;

/** A picture's title is its name, then facts about it. */
export function labelOf(title: string): { name: string; facts: string[] } {
  const [name = "", ...facts] = title.split(LABEL_SEPARATOR).map((part) => part.trim());
  return { name, facts: facts.filter(Boolean) };
}

/** Exactly four pictures: those that are stored, then the built-in ones of the places that stay empty. */
export function padLeft<T>(stored: T[], builtIn: T[]): T[] {
  const left = stored.slice(0, LEFT_PLACES);
  return [...left, ...builtIn.slice(left.length, LEFT_PLACES)];
}

/** What the five places show, the main one last. */
export function shownPlaces<T>(left: T[], main: T | undefined, builtInLeft: T[], builtInMain: T): T[] {
  return [...padLeft(left, builtInLeft), main ?? builtInMain];
}

/** The places on the left that have to be written: all up to the last one that padding would not fill the same. */
export function writtenLeft<T>(wanted: T[], builtIn: T[]): T[] {
  const last = wanted.findLastIndex((picture, place) => picture !== builtIn[place]);
  return wanted.slice(0, last + 1);
}
