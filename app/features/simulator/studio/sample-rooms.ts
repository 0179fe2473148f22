import type { GivenView, Stroke } from "../engine/room.ts";
import { tapAt } from "../engine/simulation.ts";
import { DEGREE } from "../engine/units.ts";
import bright from "./rooms/bright.jpg";
import smallBright from "./rooms/bright-small.webp";
import wide from "./rooms/wide.jpg";
import smallWide from "./rooms/wide-small.webp";
import wood from "./rooms/wood.jpg";
import smallWood from "./rooms/wood-small.webp";

/** In pixels of the working copy, as every stroke. */
const line = (mark: Stroke["mark"], radius: number, ...points: Stroke["points"]): Stroke => ({
  ...{ mark, points, radius },
});

/** The rooms were rendered: a lens of 26 mm, held level, and tilted and raised as said here. */
const FOCAL = 961.48;
const [LONG, SHORT] = [1280, 960];
const seenFrom = (aboveFloor: number, tilt: number, wall: number, isUpright = false): GivenView => {
  const [width, height] = isUpright ? [SHORT, LONG] : [LONG, SHORT];
  const middle = { centreX: width / 2, centreY: height / 2 };
  const camera = { width, height, focal: FOCAL, ...middle, pitch: -tilt * DEGREE, roll: 0, aboveFloor };
  return { camera, directions: [wall * DEGREE] };
};
const BRIGHT = seenFrom(1.5, 12, 2.4);

/**
 * Rooms for whoever has no photo at hand: it is known how they were seen, and a hand has already said what is floor and what
 * stands in front of it.
 */
export const SAMPLE_ROOMS = [
  {
    ...{ id: "bright", url: bright, small: smallBright, given: BRIGHT },
    strokes: [tapAt("floor", [700, 820])],
  },
  {
    ...{ id: "wood", url: wood, small: smallWood, given: seenFrom(1.45, 14, 1, true) },
    strokes: [
      tapAt("floor", [480, 1150]),
      line("floor", 20, [240, 830], [560, 800]),
      line("floor", 20, [190, 960], [560, 910]),
      line("floor", 16, [405, 985], [505, 985]),
      line("floor", 14, [447, 868], [447, 908]),
      line("floor", 20, [245, 1055], [310, 1040]),
      line("front", 7, [690, 665], [695, 795]),
      line("front", 6, [504, 690], [506, 765]),
      line("front", 6, [512, 718], [690, 736]),
      line("front", 6, [82, 660], [82, 722]),
      line("front", 6, [315, 655], [315, 720]),
      line("front", 26, [423, 675], [423, 735]),
      line("front", 38, [808, 640], [808, 700]),
    ],
  },
  {
    ...{ id: "wide", url: wide, small: smallWide, given: seenFrom(1.45, 11, -3.1) },
    strokes: [
      tapAt("floor", [560, 800]),
      line("floor", 16, [330, 720], [620, 640]),
      line("floor", 12, [900, 640], [945, 622]),
      tapAt("floor", [940, 770]),
      line("floor", 20, [640, 870], [660, 920]),
      line("front", 22, [705, 577], [865, 577]),
      line("front", 10, [787, 615], [787, 658]),
      line("front", 9, [726, 612], [726, 624]),
      line("front", 9, [833, 612], [833, 624]),
      line("front", 5, [545, 551], [1045, 555]),
      line("front", 6, [584, 566], [584, 580]),
    ],
  },
] as const;

export type SampleRoomId = (typeof SAMPLE_ROOMS)[number]["id"];

/** For looking at a rug before it is saved. */
export const TEST_ROOM = { url: bright, camera: BRIGHT.camera, floor: { x: 3.05, y: 0.3, angle: 0.04 } };
