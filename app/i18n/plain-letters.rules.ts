/** Small letters without accents, so that "vao" finds "Vão". */
export const plainLetters = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words of a search, in plain letters. */
export const plainWords = (search: string): string[] => plainLetters(search).split(/\s+/).filter(Boolean);
