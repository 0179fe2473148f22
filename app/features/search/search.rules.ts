import { plainLetters } from "#app/i18n/plain-letters.rules.ts";
import type { SearchedWords } from "./word-index.rules.ts";

export const RESULT_KINDS = ["rug", "collection", "designer", "page"] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

export const QUERY_KEY = "q";
export const MAX_QUERY_LENGTH = 80;
const MAX_WORDS = 6;
export const RESULTS_PER_PAGE = 36;

const BEGINNING = 0.85;
const ONE_EDIT_SCORE = 0.6;
const TWO_EDITS_SCORE = 0.4;
/** Minimum lengths for one and two typing errors. */
const ONE_EDIT_FROM_LENGTH = 4;
const TWO_EDITS_FROM_LENGTH = 8;
const BEGINS_FROM = 2;
/** By how many letters the beginning of a word may be longer than what was typed: one may have been left out. */
const BEGINNINGS = [0, 1];

/** Stop words of the three languages. */
const EMPTY_WORDS = new Set(
  "a o as os e de da do das dos em no na um uma para por com el la los las y del al un una en con por of the and in to for with an".split(
    " ",
  ),
);

/** "Vão Livre" becomes "vao", "livre". */
export function wordsOf(text: string): string[] {
  return plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

export function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query.slice(0, MAX_QUERY_LENGTH)))];
  const significant = words.filter((word) => !EMPTY_WORDS.has(word));
  return (significant.length > 0 ? significant : words).slice(0, MAX_WORDS);
}

/** With every word, or else with most of them; best first. */
export function search(index: SearchedWords, query: string): number[] {
  const asked = queryWords(query).map((word) => scoresOf(word, index));
  const [met, sums] = [new Uint8Array(index.entries), new Float64Array(index.entries)];
  for (const scores of asked)
    scores.forEach((score, entry) => {
      if (score === 0) return;
      met[entry] = (met[entry] ?? 0) + 1;
      sums[entry] = (sums[entry] ?? 0) + score;
    });
  const most = met.reduce((highest, each) => Math.max(highest, each), 0);
  if (most === 0) return [];
  const byScore = new Map<number, number[]>();
  met.forEach((each, entry) => {
    if (each !== most) return;
    const score = sums[entry] ?? 0;
    const same = byScore.get(score);
    if (same) same.push(entry);
    else byScore.set(score, [entry]);
  });
  return [...byScore].sort(([one], [other]) => other - one).flatMap(([, entries]) => entries);
}

/** By entry; 0 where it is not found. There are few words and scores, but many entries. */
function scoresOf(asked: string, index: SearchedWords): Float64Array {
  const scores = new Float64Array(index.entries);
  index.words.forEach((word, number) => {
    const like = likenessOf(asked, word);
    if (like > 0)
      index.forEachPlace(number, (entry, weight) => {
        scores[entry] = Math.max(scores[entry] ?? 0, like * weight);
      });
  });
  return scores;
}

/** 1 for the same word, 0 for another. */
export function likenessOf(asked: string, word: string): number {
  if (asked === word) return 1;
  if (asked.length >= BEGINS_FROM && word.startsWith(asked)) return BEGINNING;
  const allowed = asked.length >= TWO_EDITS_FROM_LENGTH ? 2 : asked.length >= ONE_EDIT_FROM_LENGTH ? 1 : 0;
  if (allowed === 0 || lettersMissing(asked, word) > allowed) return 0;
  let edits = editDistance(asked, word, allowed);
  for (const longer of BEGINNINGS) {
    const length = asked.length + longer;
    if (length < word.length) edits = Math.min(edits, editDistance(asked, word.slice(0, length), allowed));
  }
  if (edits > allowed) return 0;
  return edits <= 1 ? ONE_EDIT_SCORE : TWO_EDITS_SCORE;
}

/** Different letters of `asked` that `word` lacks: each needs an edit. At least so many; cheap to count. */
function lettersMissing(asked: string, word: string): number {
  let missing = lettersOf(asked) & ~lettersOf(word);
  let count = 0;
  for (; missing !== 0; missing &= missing - 1) count += 1;
  return count;
}

/** A bit for each letter; letters of other scripts share bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Edit distance with transpositions (optimal string alignment), or more than allowed. */
function editDistance(one: string, other: string, allowed: number): number {
  const tooMany = allowed + 1;
  if (Math.abs(one.length - other.length) > allowed) return tooMany;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let edits = Math.min(
        (last[column] ?? tooMany) + 1,
        (current[column - 1] ?? tooMany) + 1,
        (last[column - 1] ?? tooMany) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped)
        edits = Math.min(edits, (beforeLast[column - 2] ?? tooMany) + 1);
      current.push(edits);
    }
    if (Math.min(...current) > allowed) return tooMany;
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? tooMany;
}
