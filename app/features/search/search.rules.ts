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

/** Long texts have most letters somewhere. */
const LETTER = /^\p{L}$/u;

/** "Vão Livre" becomes "vao", "livre". */
export function wordsOf(text: string): string[] {
  return plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

export function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query.slice(0, MAX_QUERY_LENGTH)))];
  const significant = words.filter((word) => !EMPTY_WORDS.has(word) && !LETTER.test(word));
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
  const likenessOf = likenessTo(asked);
  index.words.forEach((word, number) => {
    const like = likenessOf(word, index.letters[number]);
    if (like > 0)
      index.forEachPlace(number, (entry, weight) => {
        scores[entry] = Math.max(scores[entry] ?? 0, like * weight);
      });
  });
  return scores;
}

/** 1 for the same word, 0 for another. */
export function likenessTo(asked: string): (word: string, letters?: number) => number {
  const { length } = asked;
  const allowed = length >= TWO_EDITS_FROM_LENGTH ? 2 : length >= ONE_EDIT_FROM_LENGTH ? 1 : 0;
  const ownLetters = lettersOf(asked);
  const editsTo = editsFrom(asked, allowed);
  return (word, letters = lettersOf(word)) => {
    if (asked === word) return 1;
    if (length >= BEGINS_FROM && word.startsWith(asked)) return BEGINNING;
    if (allowed === 0 || word.length < length - allowed) return 0;
    // Each letter that `word` lacks needs an edit; cheap to count.
    if (bitsOf(ownLetters & ~letters) > allowed) return 0;
    const edits = editsTo(word);
    if (edits > allowed) return 0;
    return edits <= 1 ? ONE_EDIT_SCORE : TWO_EDITS_SCORE;
  };
}

/** A bit for each letter; letters of other scripts share bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Edit distance with transpositions (optimal string alignment) to a word or to one of its beginnings, or more than
 * allowed. The last row of the table has the distances to every beginning. Of a row, only the columns within `allowed`
 * of the diagonal can be as few.
 */
function editsFrom(asked: string, allowed: number): (word: string) => number {
  const { length } = asked;
  const tooMany = allowed + 1;
  const newRow = () => new Uint8Array(length + allowed + 2).fill(tooMany);
  let [beforeLast, last, current] = [newRow(), newRow(), newRow()];
  return (word) => {
    const columns = Math.min(word.length, length + allowed);
    for (let column = 0; column <= allowed; column += 1) last[column] = column;
    last[tooMany] = tooMany;
    for (let row = 1; row <= length; row += 1) {
      const first = Math.max(1, row - allowed);
      const end = Math.min(columns, row + allowed);
      current[first - 1] = first === 1 ? Math.min(row, tooMany) : tooMany;
      let fewest = current[first - 1] ?? tooMany;
      const letter = asked.charCodeAt(row - 1);
      const letterBefore = asked.charCodeAt(row - 2);
      for (let column = first; column <= end; column += 1) {
        const other = word.charCodeAt(column - 1);
        let edits = (last[column - 1] ?? tooMany) + (letter === other ? 0 : 1);
        edits = Math.min(edits, (last[column] ?? tooMany) + 1, (current[column - 1] ?? tooMany) + 1, tooMany);
        if (row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && letterBefore === other)
          edits = Math.min(edits, (beforeLast[column - 2] ?? tooMany) + 1);
        current[column] = edits;
        fewest = Math.min(fewest, edits);
      }
      if (fewest > allowed) return tooMany;
      current[end + 1] = tooMany;
      [beforeLast, last, current] = [last, current, beforeLast];
    }
    let edits = word.length <= columns ? (last[word.length] ?? tooMany) : tooMany;
    for (const longer of BEGINNINGS)
      if (length + longer < word.length) edits = Math.min(edits, last[length + longer] ?? tooMany);
    return edits;
  };
}
