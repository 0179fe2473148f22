import { expect, test } from "vitest";
import { likenessTo } from "./search.rules.ts";

/** As it is defined, without anything that spares time. */
function plainLikeness(asked: string, word: string): number {
  if (asked === word) return 1;
  if (asked.length >= 2 && word.startsWith(asked)) return 0.85;
  const allowed = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0;
  if (allowed === 0) return 0;
  const { length } = asked;
  const compared = [word, word.slice(0, length), word.slice(0, length + 1)];
  const edits = Math.min(...compared.map((one) => plainDistance(asked, one)));
  if (edits > allowed) return 0;
  return edits <= 1 ? 0.6 : 0.4;
}

/** Optimal string alignment. */
function plainDistance(one: string, other: string): number {
  const table: number[][] = [];
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 0; row <= one.length; row += 1) {
    table[row] = [];
    for (let column = 0; column <= other.length; column += 1) {
      const changed = at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwapped ? at(row - 2, column - 2) + 1 : Infinity;
      const edits = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, changed, swapped);
      table[row]?.push(row + column === 0 ? 0 : edits);
    }
  }
  return at(one.length, other.length);
}

/** The same numbers each time (Mulberry32). */
function randomNumbers(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test("the likeness of random words is what its definition says", () => {
  const random = randomNumbers();
  const letters = (count: number) => Array.from({ length: count }, () => "abcde漢"[random(6)]).join("");
  const EDITS = [
    (word: string, at: number) => word.slice(0, at) + letters(1) + word.slice(at),
    (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
    (word: string, at: number) => word.slice(0, at) + letters(1) + word.slice(at + 1),
    (word: string, at: number) =>
      word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2),
  ];
  const seen = new Set<number>();
  for (let round = 0; round < 2000; round += 1) {
    const asked = letters(1 + random(14));
    const likenessOf = likenessTo(asked);
    for (let times = 0; times < 10; times += 1) {
      let word = random(4) === 0 ? asked.slice(0, random(asked.length + 1)) : asked;
      for (let edits = random(5); edits > 0; edits -= 1)
        word = EDITS[random(EDITS.length)]?.(word, random(word.length + 1)) ?? word;
      if (random(2) === 0) word += letters(random(5));
      const likeness = likenessOf(word);
      seen.add(likeness);
      expect(likeness, `${asked} and ${word}`).toBe(plainLikeness(asked, word));
    }
  }
  expect([...seen].sort()).toEqual([0, 0.4, 0.6, 0.85, 1]);
});
