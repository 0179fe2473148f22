import type { BuiltInRoom } from "#app/features/settings/built-in-rooms.rules.ts";
import type { KnownView, Stroke } from "../engine/room.ts";
import { tapAt } from "../engine/simulation.ts";
import { DEGREE } from "../engine/units.ts";
import type { SampleRoom } from "./room-source.ts";
import apartment from "./rooms/apartment.jpg";
import apartmentFloor from "./rooms/apartment-floor.png";
import smallApartment from "./rooms/apartment-small.webp";
import bright from "./rooms/bright.jpg";
import brightFloor from "./rooms/bright-floor.png";
import smallBright from "./rooms/bright-small.webp";
import carpet from "./rooms/carpet.jpg";
import carpetFloor from "./rooms/carpet-floor.png";
import smallCarpet from "./rooms/carpet-small.webp";
import night from "./rooms/night.jpg";
import nightFloor from "./rooms/night-floor.png";
import smallNight from "./rooms/night-small.webp";
import wide from "./rooms/wide.jpg";
import smallWide from "./rooms/wide-small.webp";
import wood from "./rooms/wood.jpg";
import woodFloor from "./rooms/wood-floor.png";
import smallWood from "./rooms/wood-small.webp";

/** Pixels of the working copy. */
const line = (mark: Stroke["mark"], radius: number, ...points: Stroke["points"]): Stroke => ({
  ...{ mark, points, radius },
});

/** Rendered with lenses of 26 and 27 mm. */
const [FOCAL, FOCAL_27] = [961.48, 960];
const [LONG, SHORT] = [1280, 960];
const seenFrom = (
  aboveFloor: number,
  tilt: number,
  wall: number,
  { isUpright = false, focal = FOCAL } = {},
): KnownView => {
  const [width, height] = isUpright ? [SHORT, LONG] : [LONG, SHORT];
  const middle = { centreX: width / 2, centreY: height / 2 };
  const camera = { width, height, focal, ...middle, pitch: -tilt * DEGREE, roll: 0, aboveFloor };
  return { camera, directions: [wall * DEGREE] };
};
const BRIGHT = seenFrom(1.5, 12, 2.4);

/** A room whose floor was rendered with it (tools/media/photographs/rooms.py): the green of `url` adds the floor behind the furniture. */
const rendered = (url: string, view: KnownView): { given: KnownView; strokes: readonly Stroke[] } => ({
  given: { ...view, drawn: { url, strokes: [] } },
  strokes: [],
});

const WOOD_STROKES: readonly Stroke[] = [
  tapAt("floor", [480, 1150]),
  line("floor", 20, [240, 830], [560, 800]),
  line("floor", 20, [190, 960], [560, 910]),
  line("floor", 16, [405, 985], [505, 985]),
  line("front", 4, [691, 665], [694, 800]),
  line("front", 4, [506, 690], [508, 770]),
  line("front", 5, [512, 716], [690, 734]),
  line("front", 5, [82, 660], [82, 720]),
  line("front", 5, [315, 655], [315, 718]),
  line("front", 20, [423, 675], [423, 732]),
  line("front", 32, [808, 640], [808, 694]),
  line("floor", 6, [105, 735], [60, 735]),
  line("floor", 6, [345, 735], [295, 740]),
  line("floor", 10, [430, 888], [500, 886]),
  line("floor", 5, [600, 800], [640, 815]),
  line("floor", 5, [740, 830], [760, 820]),
  line("floor", 7, [385, 772], [425, 785], [460, 772]),
  line("floor", 5, [478, 800], [545, 800]),
];
/** Sample rooms with known camera and predefined strokes, in the order of BUILT_IN_ROOMS. */
export const SAMPLE_ROOMS: readonly (SampleRoom & { id: BuiltInRoom; small: string })[] = [
  {
    ...{ id: "bright", url: bright, small: smallBright, given: BRIGHT },
    strokes: [
      tapAt("floor", [700, 820]),
      line("front", 14, [925, 555], [1080, 578]),
      line("front", 16, [195, 525], [480, 530]),
      line("front", 12, [240, 500], [380, 505]),
    ],
  },
  {
    ...{
      id: "wood",
      url: wood,
      small: smallWood,
      given: {
        ...seenFrom(1.45, 14, 1, { isUpright: true }),
        drawn: { url: woodFloor, strokes: WOOD_STROKES },
      },
    },
    strokes: WOOD_STROKES,
  },
  {
    ...{ id: "wide", url: wide, small: smallWide, given: seenFrom(1.45, 11, -3.1) },
    strokes: [
      tapAt("floor", [560, 800]),
      line("floor", 16, [330, 720], [620, 640]),
      line("floor", 12, [900, 640], [945, 622]),
      tapAt("floor", [940, 770]),
      line("front", 20, [705, 577], [865, 577]),
      line("front", 9, [787, 615], [787, 655]),
      line("front", 7, [728, 612], [728, 624]),
      line("front", 7, [834, 612], [834, 624]),
      line("front", 5, [545, 551], [1045, 555]),
      line("front", 6, [584, 566], [584, 580]),
      line("floor", 7, [755, 625], [765, 645]),
      line("floor", 7, [809, 645], [818, 625]),
      line("floor", 9, [695, 640], [740, 672], [787, 690], [835, 670], [872, 638]),
      line("floor", 8, [540, 590], [565, 600], [610, 600]),
    ],
  },
  {
    ...{ id: "night", url: night, small: smallNight },
    ...rendered(nightFloor, seenFrom(1.42, 10.8265, -2.923, { focal: FOCAL_27 })),
  },
  {
    ...{ id: "carpet", url: carpet, small: smallCarpet },
    ...rendered(carpetFloor, seenFrom(1.48, 11.405, 4.113, { focal: FOCAL_27 })),
  },
  {
    ...{ id: "apartment", url: apartment, small: smallApartment },
    ...rendered(apartmentFloor, seenFrom(1.48, 12.8087, -3.991, { isUpright: true, focal: FOCAL_27 })),
  },
];

/** `floorUrl`: white where the floor is seen, found with the room's strokes. */
export const TEST_ROOM = {
  ...{ url: bright, floorUrl: brightFloor, camera: BRIGHT.camera },
  floor: { x: 3.05, y: 0.3, angle: 0.04 },
};
