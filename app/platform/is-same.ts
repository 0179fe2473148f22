import { timingSafeEqual } from "node:crypto";

/** How long it takes says nothing about where two secrets differ. */
export function isSame(given: string, right: string): boolean {
  // Bytes, not characters: timingSafeEqual needs equal lengths.
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
