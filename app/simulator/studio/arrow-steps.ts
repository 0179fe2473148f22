import type { KeyboardEvent } from "react";
import { parseCentimetres } from "#app/features/catalogue/centimetres.rules.ts";

const FARTHER = 10;

type Range = { least: number; most: number };

/** Counts in a field of centimetres; null for keys that are no arrows up or down. */
export function stepField(event: KeyboardEvent<HTMLInputElement>, range: Range): number | null {
  const field = event.currentTarget;
  const centimetres = stepped(event, parseCentimetres(field.value), range);
  if (centimetres === null) return null;
  event.preventDefault();
  field.value = String(centimetres);
  return centimetres;
}

/** Centimetres after an arrow key: a whole number, one more or less, with Shift ten; null for other keys. */
export function stepped(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  centimetres: number,
  { least, most }: Range,
): number | null {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (direction === undefined) return null;
  const next = Math.round(centimetres || 0) + direction * (shiftKey ? FARTHER : 1);
  return Math.min(most, Math.max(least, next));
}
