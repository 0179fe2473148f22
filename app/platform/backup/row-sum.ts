import { createHash } from "node:crypto";

const NEWLINE = 10;
const MODULUS = 1n << 256n;

/**
 * Order-independent sum of lines, because two dumps of the same rows may differ in order. SHA-256 of the
 * lines, added modulo 2^256 (AdHash: Bellare and Micciancio, "A New Paradigm for Collision-Free Hashing",
 * 1997); unlike XOR, duplicate lines do not cancel. Detects faults, not forgery.
 */
export class RowSum {
  #sum = 0n;
  #begun: Buffer[] = [];

  add(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.#addLine(chunk.subarray(from, end));
      from = end + 1;
    }
    if (from < chunk.length) this.#begun.push(chunk.subarray(from));
  }

  /** 64 hexadecimal digits; an unfinished last line is not included. */
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
