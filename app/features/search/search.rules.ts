/** What a search can find. */
export const FOUND_KINDS = ["rug", "collection", "designer", "page"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export const QUERY_KEY = "q";
export const MAX_QUERY_LENGTH = 80;
const MAX_WORDS = 6;

/** How much a word counts where it stands. */
const WEIGHTS = { title: 4, keywords: 2, text: 1 } as const;
/** How much a word counts that is only similar. */
const BEGINNING = 0.85;
const ONE_SLIP = 0.6;
const TWO_SLIPS = 0.4;
/** Shorter words forgive no slip, shorter than the second ones forgive one: else everything is similar. */
const FORGIVES_ONE_FROM = 4;
const FORGIVES_TWO_FROM = 8;
const BEGINS_FROM = 2;

/** Words that say nothing about what is looked for, in the three languages. */
const EMPTY_WORDS = new Set(
  "a o as os e de da do das dos em no na um uma para por com el la los las y del al un una en con por of the and in to for with an".split(
    " ",
  ),
);

type Fields = { title: string; keywords: string[]; text: string };
export type IndexedWords = Map<string, number>;

/** Without accents, capitals and punctuation: "Vão Livre" is "vao", "livre". */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** The words of a query that are worth looking for. */
export function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query.slice(0, MAX_QUERY_LENGTH)))];
  const significant = words.filter((word) => !EMPTY_WORDS.has(word));
  return (significant.length > 0 ? significant : words).slice(0, MAX_WORDS);
}

/** Every word of an entry with the weight of the best place it stands in. Titles are also known written as one. */
export function indexWords({ title, keywords, text }: Fields): IndexedWords {
  const words: IndexedWords = new Map();
  const add = (found: string[], weight: number) => {
    for (const word of found) words.set(word, Math.max(weight, words.get(word) ?? 0));
  };
  const titleWords = wordsOf(title);
  add(titleWords, WEIGHTS.title);
  if (titleWords.length > 1) add([titleWords.join("")], WEIGHTS.title);
  add(keywords.flatMap(wordsOf), WEIGHTS.keywords);
  add(wordsOf(text), WEIGHTS.text);
  return words;
}

/** The entries that have every word of the query, or, when none has, those with most of them; best first. */
export function search<T extends { words: IndexedWords }>(entries: readonly T[], query: string): T[] {
  const asked = queryWords(query);
  if (asked.length === 0) return [];
  const likeness = new Map(asked.map((word) => [word, new Map<string, number>()]));
  const ranked = entries
    .map((entry) => {
      const scores = asked.map((word) => scoreOf(word, entry.words, likeness.get(word) ?? new Map()));
      const met = scores.filter((score) => score > 0).length;
      return { entry, met, score: scores.reduce((sum, score) => sum + score, 0) };
    })
    .filter(({ met }) => met > 0);
  const most = Math.max(0, ...ranked.map(({ met }) => met));
  return ranked
    .filter(({ met }) => met === most)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

function scoreOf(asked: string, words: IndexedWords, known: Map<string, number>): number {
  let best = 0;
  for (const [word, weight] of words) {
    let like = known.get(word);
    if (like === undefined) {
      like = likenessOf(asked, word);
      known.set(word, like);
    }
    best = Math.max(best, like * weight);
  }
  return best;
}

/** From 1, the same word, to 0, another one. */
export function likenessOf(asked: string, word: string): number {
  if (asked === word) return 1;
  if (asked.length >= BEGINS_FROM && word.startsWith(asked)) return BEGINNING;
  const allowed = asked.length >= FORGIVES_TWO_FROM ? 2 : asked.length >= FORGIVES_ONE_FROM ? 1 : 0;
  if (allowed === 0) return 0;
  const slips = Math.min(
    slipsBetween(asked, word, allowed),
    slipsBetween(asked, word.slice(0, asked.length), allowed),
  );
  if (slips > allowed) return 0;
  return slips <= 1 ? ONE_SLIP : TWO_SLIPS;
}

/**
 * How many letters were left out, added, exchanged or swapped with their neighbour (optimal string alignment), or
 * more than allowed.
 */
function slipsBetween(one: string, other: string, allowed: number): number {
  const tooMany = allowed + 1;
  if (Math.abs(one.length - other.length) > allowed) return tooMany;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(
        (last[column] ?? tooMany) + 1,
        (current[column - 1] ?? tooMany) + 1,
        (last[column - 1] ?? tooMany) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped)
        slips = Math.min(slips, (beforeLast[column - 2] ?? tooMany) + 1);
      current.push(slips);
    }
    if (Math.min(...current) > allowed) return tooMany;
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? tooMany;
}
