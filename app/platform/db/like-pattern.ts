import { APOSTROPHES } from "#app/i18n/plain-letters.rules.ts";

/** As a part of a pattern of `like`. An apostrophe is any one character, because texts have a straight or a curled one. */
export const literally = (word: string) => word.replace(/[\\%_]/g, "\\$&").replace(APOSTROPHES, "_");

export const holding = (word: string) => `%${literally(word)}%`;
