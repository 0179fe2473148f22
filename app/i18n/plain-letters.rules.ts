/** Lower case without accents, so that "vao" finds "Vão". Removes what the database's `folded` removes. */
export const plainLetters = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

export const plainWords = (search: string): string[] => plainLetters(search).split(/\s+/).filter(Boolean);
