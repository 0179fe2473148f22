/**
 * How wide the longest word of a text is in a display size, in em: an estimate by the kinds of its letters that is a
 * little above the real width. Type sized by it stays within its column without script.
 */
export function longestWordEm(text: string): number {
  const words = text
    .split(/\s+/)
    .map((word) => [...word.normalize("NFC")].reduce((sum, one) => sum + em(one), 0));
  return Math.max(NARROWEST, ...words);
}

const NARROWEST = 1;

function em(letter: string): number {
  if (/[mwMW@%—]/.test(letter)) return 0.84;
  if (/[\p{Lu}&]/u.test(letter)) return 0.68;
  if (/[fijlrtI.,:;'’|!()/-]/.test(letter)) return 0.35;
  return 0.51;
}
