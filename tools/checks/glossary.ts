const ROW = /^\|(?<screen>[^|]+)\|(?<code>[^|]+)\|/;

export function nounsOfGlossary(page: string): Set<string> {
  const words = page
    .split("\n")
    .flatMap((line) => ROW.exec(line)?.groups?.code?.match(/`[A-Za-z]+`/g) ?? [])
    .map((word) => kebab(word.replaceAll("`", "")));
  return new Set(words.flatMap((word) => [word, plural(word)]));
}

const kebab = (word: string) =>
  word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, "");

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, "ies");
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
