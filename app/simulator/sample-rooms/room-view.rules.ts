import { isPossibleHeight, STANDING } from "../engine/possible-height.rules.ts";

/** Of a whole view as text: a mask takes a few thousand letters, each stroke a few hundred. */
export const MAX_VIEW_LENGTH = 60_000;
/** By how much the photo's proportions may differ from those of the marked one. */
const SAME_SHAPE = 0.005;

type Line = { points: [number, number][]; radius: number };

/** What the maker marked in the photo of a sample room, for visitors who open it. Lengths as in engine/room.ts. */
export type RoomView = {
  /** SHA-256 of the marked file; older marks have none. */
  photoHash?: string;
  camera: Record<
    "width" | "height" | "focal" | "aboveFloor" | "centreX" | "centreY" | "pitch" | "roll",
    number
  >;
  directions: number[];
  spread: Record<"horizonSpread" | "focalSpread" | "risk" | "scaleSpread", number>;
  /** As packed-floor.ts packs it. */
  floor: string;
  strokes: (Line & { mark: "floor" | "front" })[];
  covers: Line[];
};

const MAX_DIRECTIONS = 20;
const SHA_256 = /^[\da-f]{64}$/i;
const BASE64 = /^(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/;

/** By hand: the administration's frame knows every type of content, and would load the validation library for it. */
export function readRoomView(text: string): RoomView | null {
  try {
    const view: RoomView = JSON.parse(text);
    return isRoomView(view) ? withPossibleHeight(view) : null;
  } catch {
    return null;
  }
}

/** Earlier marks may have another; it is read as if nothing had been measured. */
function withPossibleHeight(view: RoomView): RoomView {
  const { camera, spread } = view;
  if (isPossibleHeight(camera.aboveFloor)) return view;
  return {
    ...view,
    camera: { ...camera, aboveFloor: STANDING.aboveFloor },
    spread: { ...spread, scaleSpread: STANDING.spread },
  };
}

function isRoomView({ photoHash, camera, directions, spread, floor, strokes, covers }: RoomView): boolean {
  const { width, height, focal, aboveFloor, centreX, centreY, pitch, roll } = camera;
  const { horizonSpread, focalSpread, risk, scaleSpread } = spread;
  return (
    (photoHash === undefined || SHA_256.test(photoHash)) &&
    [width, height, focal, aboveFloor].every(isPositive) &&
    [centreX, centreY, pitch, roll, horizonSpread, focalSpread, risk, scaleSpread].every(Number.isFinite) &&
    directions.length <= MAX_DIRECTIONS &&
    directions.every(Number.isFinite) &&
    floor !== "" &&
    BASE64.test(floor) &&
    strokes.every((line) => ["floor", "front"].includes(line.mark) && isLine(line)) &&
    covers.every(isLine)
  );
}

const isPositive = (value: number): boolean => Number.isFinite(value) && value > 0;

const isLine = ({ points, radius }: Line): boolean =>
  points.length > 0 &&
  points.every((point) => point.length === 2 && point.every(Number.isFinite)) &&
  isPositive(radius);

/** False when the photo was replaced: the marks lie elsewhere then. */
export function isViewOf(
  { camera, photoHash }: RoomView,
  photo: { width: number; height: number },
  hash: string | undefined,
): boolean {
  if (photoHash && hash && photoHash !== hash) return false;
  const ratio = (photo.width * camera.height) / (photo.height * camera.width);
  return Math.abs(ratio - 1) < SAME_SHAPE;
}
