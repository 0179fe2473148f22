import { expect, test } from "vitest";
import { joined, WordIndexBuilder, withoutEntries } from "./word-index.rules.ts";

/** More places than a block holds, and differences of one, two and three bytes. */
test("every place of a word is given back with its weight, however many there are and however far apart", () => {
  const builder = new WordIndexBuilder();
  const expected = new Map<string, [number, number][]>();
  const ENTRIES = 20_000;
  const note = (word: string, entry: number, weight: number) =>
    expected.set(word, [...(expected.get(word) ?? []), [entry, weight]]);
  for (let entry = 0; entry < ENTRIES; entry += 1) {
    const rare = [7, 19, 4001].filter((step) => entry % step === 0).map((step) => `cada${step}`);
    builder.add({ title: `tapete n${entry}`, keywords: rare, text: "Lã e seda; lã." });
    note(`n${entry}`, entry, 4);
    for (const word of rare) note(word, entry, 2);
  }
  const index = builder.finish();
  expect(index.entries).toBe(ENTRIES);
  const placesOf = (word: string) => {
    const found: [number, number][] = [];
    index.forEachPlace(index.words.indexOf(word), (entry, weight) => found.push([entry, weight]));
    return found;
  };
  for (const word of ["cada7", "cada19", "cada4001", "n0", "n19999"])
    expect(placesOf(word), word).toEqual(expected.get(word));
  const all = Array.from({ length: ENTRIES }, (_, entry) => entry);
  expect(placesOf("tapete")).toEqual(all.map((entry) => [entry, 4]));
  expect(placesOf("la")).toEqual(all.map((entry) => [entry, 1]));
});

test("the first place of a word in an entry counts, which is its weightiest", () => {
  const builder = new WordIndexBuilder();
  builder.add({ title: "Onda", keywords: ["onda"], text: "onda" });
  const found: number[][] = [];
  builder.finish().forEachPlace(0, (entry, weight) => found.push([entry, weight]));
  expect(found).toEqual([[0, 4]]);
});

test("entries are taken away and others follow, each with its number", () => {
  const indexOf = (...titles: string[]) => {
    const builder = new WordIndexBuilder();
    for (const title of titles) builder.add({ title, keywords: [], text: "" });
    return builder.finish();
  };
  const index = joined(withoutEntries(indexOf("Onda", "Mar", "Onda"), new Set([2])), indexOf("Duna", "Onda"));
  expect(index.entries).toBe(5);
  const found = index.words.flatMap((word, number) => {
    const entries: [string, number][] = [];
    index.forEachPlace(number, (entry) => entries.push([word, entry]));
    return entries;
  });
  expect(found).toEqual([
    ["onda", 0],
    ["mar", 1],
    ["duna", 3],
    ["onda", 4],
  ]);
});
