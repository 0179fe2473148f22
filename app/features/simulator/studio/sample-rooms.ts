import type { Pixel } from "../engine/camera.ts";
import type { DrawnFloor, KnownView, Stroke } from "../engine/room.ts";
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

/** Pairs of numbers, as an outline is written. */
const points = (written: string): Pixel[] =>
  [...written.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** The rooms were rendered: a lens of 26 mm, held level, and tilted and raised as said here. */
const FOCAL = 961.48;
const [LONG, SHORT] = [1280, 960];
const seenFrom = (aboveFloor: number, tilt: number, wall: number, isUpright = false): KnownView => {
  const [width, height] = isUpright ? [SHORT, LONG] : [LONG, SHORT];
  const middle = { centreX: width / 2, centreY: height / 2 };
  const camera = { width, height, focal: FOCAL, ...middle, pitch: -tilt * DEGREE, roll: 0, aboveFloor };
  return { camera, directions: [wall * DEGREE] };
};
const BRIGHT = seenFrom(1.5, 12, 2.4);

/** What the wooden room shows of its floor, and the feet of what stands on it. */
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
const WOOD_DRAWN: DrawnFloor = {
  strokes: WOOD_STROKES,
  floor: points("0 728 38 701 960 698 960 1280 0 1280"),
  front: [
    points("499 650 513 650 514 700 513 775 509 777 503 776 500 772"),
    points("513 640 700 640 700 751 688 751 660 747.5 600 739.5 560 732.5 514 725"),
    points("691 670 706 672 704 730 703 805 699 808 692 808 689 804 691 740"),
    points("728 690 741 690 738 720 735 750 731 752 724 750 724 740"),
    points("704 705 738 690 738 735 724 743 704 751"),
    points(
      "760 680 760 690 763 700 766 708 770 720 776 730 784 736 800 739 815 738.5 828 735 836 728 841 718 848 707 855 695 856 680",
    ),
    points(
      "399 690 400 710 397 724 393 736 390 746 394 754 402 757.5 415 759 440 759 452 757 459 753 460 746 457 738 452 725 449 710 450 690",
    ),
    points("70 655 86 655 87 700 91 733 88 737 79 736.5 77 733 73 690"),
    points("106 655 119 655 120 708 116 710 110 709 108 690"),
    points("306 655 319 655 320 720 319 734 311 735 309 730"),
    points("322 655 333 655 333 706 331 708 323 706"),
    points("86 694 96 686 100 690 88 704"),
  ],
};

/**
 * Rooms for whoever has no photo at hand: it is known how they were seen, and a hand has already said what is floor and what
 * stands in front of it.
 */
export const SAMPLE_ROOMS = [
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
      given: { ...seenFrom(1.45, 14, 1, true), drawn: WOOD_DRAWN },
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
] as const;

export type SampleRoomId = (typeof SAMPLE_ROOMS)[number]["id"];

/** For looking at a rug before it is saved. */
export const TEST_ROOM = { url: bright, camera: BRIGHT.camera, floor: { x: 3.05, y: 0.3, angle: 0.04 } };
