import { diffArrays } from "diff";

/** A stretch of words that is in both texts, only in the earlier, or only in the later one. */
export type DiffSegment = { kind: "same" | "out" | "in"; text: string };

/** With more, the texts are shown whole. */
const MOST_CHANGED_WORDS = 1000;
/** A number with its separators, another word, a line's end, spaces, a mark. */
const WORDS = /\d+(?:[.,:/]\d+)+|[\p{L}\p{N}\p{M}_]+|\r?\n|[^\S\r\n]+|./gsu;

const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

export function diffWords(before: string, after: string): DiffSegment[] {
  const stretches = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_CHANGED_WORDS });
  if (!stretches)
    return [
      { kind: "out", text: before },
      { kind: "in", text: after },
    ];
  return stretches.map(({ value, added, removed }) => ({
    kind: added ? "in" : removed ? "out" : "same",
    text: value.join(""),
  }));
}
