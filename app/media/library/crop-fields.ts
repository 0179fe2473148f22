import { type Crop, UNCHANGED } from "#app/media/crop.rules.ts";
import { toPercent } from "./crop-frame.rules.ts";

type Cropped = { id: string; version: number; before: Crop | null };

/** Fields that give a picture its former crop back. */
export function cropFields({ id, version, before }: Cropped): Record<string, string> {
  const { turn, straighten, ...frame } = before ?? UNCHANGED;
  const sides = Object.entries(frame).map(([side, value]) => [side, String(toPercent(value))]);
  const about = { id, version: String(version), turn: String(turn), straighten: String(straighten) };
  return { intent: "crop", ...about, ...Object.fromEntries(sides) };
}
