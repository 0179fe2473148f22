/** Straight, as keyboards have it, and as printed texts have it. */
export const APOSTROPHES = /['‘’]/g;

/**
 * Lower case without accents, so that "vao" finds "Vão". Removes what the database's `folded` removes, which leaves
 * apostrophes as they are: see `literally`.
 */
export const plainLetters = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(APOSTROPHES, "'")
    .toLowerCase();

export const plainWords = (search: string): string[] => plainLetters(search).split(/\s+/).filter(Boolean);
