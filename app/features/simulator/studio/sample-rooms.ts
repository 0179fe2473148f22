import type { Camera } from "../engine/camera.ts";
import { DEGREE } from "../engine/units.ts";
import concrete from "./rooms/concrete.jpg";
import smallConcrete from "./rooms/concrete-small.webp";
import living from "./rooms/living.jpg";
import smallLiving from "./rooms/living-small.webp";
import wood from "./rooms/wood.jpg";
import smallWood from "./rooms/wood-small.webp";

/** Rooms for whoever has no photo at hand; a point of each floor has been tapped already. */
export const SAMPLE_ROOMS = [
  { id: "living", url: living, small: smallLiving, floor: [800, 880] },
  { id: "wood", url: wood, small: smallWood, floor: [480, 1100] },
  { id: "concrete", url: concrete, small: smallConcrete, floor: [600, 700] },
] as const;

export type SampleRoomId = (typeof SAMPLE_ROOMS)[number]["id"];

const camera: Camera = {
  width: 960,
  height: 1280,
  focal: 934.2,
  centreX: 480,
  centreY: 640,
  pitch: -17.01 * DEGREE,
  roll: -0.07 * DEGREE,
  aboveFloor: 1.225,
};

/** A room that was rendered, so that its camera is known exactly: for looking at a rug before it is saved. */
export const TEST_ROOM = { url: wood, camera, floor: { x: 3, y: 0.1, angle: -1.35 } };
