import type { FloorLight } from "../engine/room.ts";

export type Rgb = readonly [number, number, number];

/** Exposure of an overcast afternoon, until the light is known. */
const UNKNOWN_EXPOSURE = 0.62;
/** Red to blue ratio at the ends of the slider. */
const WARMTH_RANGE = 0.18;

/** Half of the measured colour is the wall's paint. */
const LIGHTS_SHARE = 0.5;

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
