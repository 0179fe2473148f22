import { createHash } from "node:crypto";

const NEWLINE = 10;
const MODULUS = 1n << 256n;

/**
 * One sum of many lines, the same in whatever order they come: a database stores a short row before a longer one
 * that was written earlier, so two dumps of the same rows need not have the same order. The lines' SHA-256 are added
 * modulo 2^256 (AdHash: Bellare and Micciancio, "A New Paradigm for Collision-Free Hashing", 1997); unlike an
 * exclusive or, a line that stands twice does not vanish. It detects a fault in a copy, not a forgery.
 */
export class RowSum {
  #sum = 0n;
  #begun: Buffer[] = [];

  /** Takes the next piece of the text, which may end in the middle of a line. */
  add(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.#addLine(chunk.subarray(from, end));
      from = end + 1;
    }
    if (from < chunk.length) this.#begun.push(chunk.subarray(from));
  }

  /** The sum so far as 64 hexadecimal digits; what follows the last line's end is not in it. */
  toString(): string {
    return this.#sum.toString(16).padStart(64, "0");
  }

  #addLine(rest: Buffer): void {
    const hash = createHash("sha256");
    for (const piece of this.#begun) hash.update(piece);
    this.#begun = [];
    const digest = hash.update(rest).digest("hex");
    this.#sum = (this.#sum + BigInt(`0x${digest}`)) % MODULUS;
  }
}
