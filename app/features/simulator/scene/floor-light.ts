import type { FloorLight } from "../engine/room.ts";

export type Rgb = readonly [number, number, number];

/** A room whose light is not known yet: an overcast afternoon. */
const UNKNOWN_EXPOSURE = 0.62;
/** At the ends of the slider the light is this much redder than blue, or the other way round. */
const WARMTH_RANGE = 0.18;

/** Walls are painted: what looks like the light's colour is half the wall's. */
const LIGHTS_SHARE = 0.5;

/** Linear colour of the light where its map is empty. */
export function lightColour(light: FloorLight | null, warmth: number): Rgb {
  const found = light?.white ?? [1, 1, 1];
  const white = [found[0] ** LIGHTS_SHARE, found[1] ** LIGHTS_SHARE, found[2] ** LIGHTS_SHARE] as const;
  const exposure = light?.exposure ?? UNKNOWN_EXPOSURE;
  return [
    white[0] * exposure * (1 + WARMTH_RANGE * warmth),
    white[1] * exposure,
    white[2] * exposure * (1 - WARMTH_RANGE * warmth),
  ];
}
