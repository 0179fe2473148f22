import { lettersOf, wordsOf } from "./search.rules.ts";

const WEIGHTS = { title: 4, keywords: 2, text: 1 } as const;

type Fields = { title: string; keywords: string[]; text: string };

/** A place is an entry and its weight in one number, weight in three bits. */
const WEIGHT_BITS = 3;
const WEIGHT_MASK = (1 << WEIGHT_BITS) - 1;

/** A word with its accents, however they are written. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/u;

/**
 * Inverted index; entries are numbered from 0. The places of a word are ascending, so their differences are kept, in
 * numbers of variable length (LEB128): a byte for a word that stands in most entries.
 */
export class WordIndex {
  readonly words: readonly string[];
  /** By word. */
  readonly letters: Int32Array;
  readonly entries: number;
  /** Where the places of a word begin; one more than there are words. */
  readonly #starts: Uint32Array;
  readonly #bytes: Uint8Array;

  constructor(words: readonly string[], entries: number, starts: Uint32Array, bytes: Uint8Array) {
    this.words = words;
    this.letters = Int32Array.from(words, lettersOf);
    this.entries = entries;
    this.#starts = starts;
    this.#bytes = bytes;
  }

  forEachPlace(word: number, visit: (entry: number, weight: number) => void): void {
    const end = this.#starts[word + 1] ?? 0;
    let place = 0;
    for (let at = this.#starts[word] ?? 0; at < end; ) {
      let difference = 0;
      let byte = 0;
      let shift = 0;
      do {
        byte = this.#bytes[at] ?? 0;
        difference |= (byte & 127) << shift;
        shift += 7;
        at += 1;
      } while (byte > 127);
      place += difference;
      visit(place >> WEIGHT_BITS, place & WEIGHT_MASK);
    }
  }
}

/** What a search reads of an index. */
export type SearchedWords = Pick<WordIndex, "words" | "letters" | "entries" | "forEachPlace">;

/** Two indexes as one: the entries of the second follow those of the first. */
export function joined(first: SearchedWords, second: SearchedWords): SearchedWords {
  const letters = new Int32Array(first.letters.length + second.letters.length);
  letters.set(first.letters);
  letters.set(second.letters, first.letters.length);
  return {
    words: first.words.concat(second.words),
    letters,
    entries: first.entries + second.entries,
    forEachPlace(word, visit) {
      const inSecond = word - first.words.length;
      if (inSecond < 0) first.forEachPlace(word, visit);
      else second.forEachPlace(inSecond, (entry, weight) => visit(first.entries + entry, weight));
    },
  };
}

/** The other entries keep their numbers. */
export function withoutEntries(index: SearchedWords, removed: ReadonlySet<number>): SearchedWords {
  const { words, letters, entries } = index;
  return {
    ...{ words, letters, entries },
    forEachPlace: (word, visit) =>
      index.forEachPlace(word, (entry, weight) => {
        if (!removed.has(entry)) visit(entry, weight);
      }),
  };
}

const BLOCK = 65_536;

export class WordIndexBuilder {
  readonly #numbers = new Map<string, number>();
  /** By what is written. Most words of a catalogue stand in many entries, and reducing them to letters is slow. */
  readonly #known = new Map<string, number[]>();
  /** By word: its last place, and the bytes of all of its places. */
  readonly #last: number[] = [];
  readonly #sizes: number[] = [];
  /** In the order of the entries: a word and the difference to its place before. Arrays of numbers take thrice as much. */
  readonly #blocks: Uint32Array[] = [];
  #used = BLOCK;
  #entries = 0;

  /** Titles are also indexed as one word. The highest weight comes first, and counts. */
  add({ title, keywords, text }: Fields): void {
    this.#addAll(title, WEIGHTS.title);
    const words = wordsOf(title);
    if (words.length > 1) this.#addPlace(this.#numberOf(words.join("")), WEIGHTS.title);
    for (const keyword of keywords) this.#addAll(keyword, WEIGHTS.keywords);
    for (const written of text.split(BETWEEN_WORDS)) this.#addAll(written, WEIGHTS.text);
    this.#entries += 1;
  }

  finish(): WordIndex {
    const starts = new Uint32Array(this.#sizes.length + 1);
    this.#sizes.forEach((size, word) => {
      starts[word + 1] = (starts[word] ?? 0) + size;
    });
    const next = starts.slice();
    const bytes = new Uint8Array(starts.at(-1) ?? 0);
    this.#blocks.forEach((block, number) => {
      const used = number < this.#blocks.length - 1 ? BLOCK : this.#used;
      for (let at = 0; at < used; at += 2) {
        const word = block[at] ?? 0;
        let to = next[word] ?? 0;
        let rest = block[at + 1] ?? 0;
        for (; rest > 127; rest >>>= 7) bytes[to++] = (rest & 127) | 128;
        bytes[to++] = rest;
        next[word] = to;
      }
    });
    return new WordIndex([...this.#numbers.keys()], this.#entries, starts, bytes);
  }

  #addAll(written: string, weight: number): void {
    let known = this.#known.get(written);
    if (!known) {
      known = wordsOf(written).map((word) => this.#numberOf(word));
      this.#known.set(written, known);
    }
    for (const word of known) this.#addPlace(word, weight);
  }

  #addPlace(word: number, weight: number): void {
    const last = this.#last[word] ?? 0;
    const first = this.#entries << WEIGHT_BITS;
    if (last > first) return;
    const difference = first + weight - last;
    this.#last[word] = first + weight;
    this.#sizes[word] = (this.#sizes[word] ?? 0) + bytesOf(difference);
    if (this.#used === BLOCK) {
      this.#blocks.push(new Uint32Array(BLOCK));
      this.#used = 0;
    }
    this.#blocks.at(-1)?.set([word, difference], this.#used);
    this.#used += 2;
  }

  #numberOf(word: string): number {
    const number = this.#numbers.get(word) ?? this.#numbers.size;
    if (number === this.#numbers.size) this.#numbers.set(word, number);
    return number;
  }
}

const BITS_OF_A_BYTE = 7;
const bytesOf = (number: number) => Math.max(1, Math.ceil((32 - Math.clz32(number)) / BITS_OF_A_BYTE));
