/** In em, slightly too wide, so that font sizes derived from it fit their column. */
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
