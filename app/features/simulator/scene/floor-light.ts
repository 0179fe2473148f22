import type { FloorLight } from "../engine/room.ts";

export type Rgb = readonly [number, number, number];

/** A room whose light is not known yet: an overcast afternoon. */
const UNKNOWN_EXPOSURE = 0.62;
/** At the ends of the slider the light is this much redder than blue, or the other way round. */
const WARMTH_RANGE = 0.18;

/** Linear colour of the light where its map says nothing. */
export function lightColour(light: FloorLight | null, warmth: number): Rgb {
  const white = light?.white ?? [1, 1, 1];
  const exposure = light?.exposure ?? UNKNOWN_EXPOSURE;
  return [
    white[0] * exposure * (1 + WARMTH_RANGE * warmth),
    white[1] * exposure,
    white[2] * exposure * (1 - WARMTH_RANGE * warmth),
  ];
}
