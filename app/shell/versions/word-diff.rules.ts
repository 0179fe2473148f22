/** A stretch of words that is in both texts, only in the earlier, or only in the later one. */
export type Stretch = { kind: "same" | "out" | "in"; text: string };

/** With more, texts without common beginning or end are shown whole. */
const MOST_COMPARISONS = 4_000_000;

/** Word diff; punctuation and spaces stay with their words. */
export function diffWords(before: string, after: string): Stretch[] {
  const [one, other] = [wordsIn(before), wordsIn(after)];
  const start = sharedLength(one, other);
  const end = sharedLength(one.slice(start).reverse(), other.slice(start).reverse());
  const middle = between(one.slice(start, one.length - end), other.slice(start, other.length - end));
  const same = (words: string[]): Stretch[] => words.map((text) => ({ kind: "same", text }));
  return joined([...same(one.slice(0, start)), ...middle, ...same(one.slice(one.length - end))]);
}

const wordsIn = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

function sharedLength(one: string[], other: string[]): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length++;
  return length;
}

/** Longest common subsequence of words (table of Hunt and McIlroy). */
function between(one: string[], other: string[]): Stretch[] {
  const whole = (): Stretch[] => [
    ...one.map((text): Stretch => ({ kind: "out", text })),
    ...other.map((text): Stretch => ({ kind: "in", text })),
  ];
  if (one.length * other.length > MOST_COMPARISONS) return whole();
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const result: Stretch[] = [];
  let [row, column] = [0, 0];
  while (row < one.length || column < other.length) {
    const [out, put] = [one[row], other[column]];
    if (out !== undefined && out === put) {
      result.push({ kind: "same", text: out });
      row++;
      column++;
    } else if (put === undefined || (out !== undefined && at(row + 1, column) >= at(row, column + 1))) {
      result.push({ kind: "out", text: out ?? "" });
      row++;
    } else {
      result.push({ kind: "in", text: put });
      column++;
    }
  }
  return result;
}

function joined(stretches: Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const stretch of stretches) {
    const last = result.at(-1);
    if (last?.kind === stretch.kind) last.text += stretch.text;
    else result.push({ ...stretch });
  }
  return result;
}
