/** Lower case without accents, so that "vao" finds "Vão". */
export const plainLetters = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const plainWords = (search: string): string[] => plainLetters(search).split(/\s+/).filter(Boolean);
