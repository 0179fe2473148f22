/** As a part of a pattern of `like`. */
export const literally = (word: string) => word.replace(/[\\%_]/g, "\\$&");

export const holding = (word: string) => `%${literally(word)}%`;
