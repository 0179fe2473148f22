const NO_BREAK_SPACE = "\u00a0";

/** With no-break spaces after words of one letter and in "São Paulo", so that no line of large letters ends with them. */
export const bindWords = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}])(\p{L}) (?=\S)/gu, `$1${NO_BREAK_SPACE}`)
    .replaceAll("São Paulo", `São${NO_BREAK_SPACE}Paulo`);
