import { z } from "zod";

/** Of a whole view as text: a mask takes a few thousand letters, each stroke a few hundred. */
export const MAX_VIEW_LENGTH = 60_000;
/** By how much the photo's proportions may differ from those of the marked one. */
const SAME_SHAPE = 0.005;

const finite = z.number();
const positive = finite.positive();
const pixel = z.tuple([finite, finite]);
const line = { points: z.array(pixel).min(1), radius: positive };

/** What the maker marked in the photo of a sample room, for visitors who open it. Lengths as in engine/room.ts. */
const roomView = z.object({
  /** SHA-256 of the marked file; older marks have none. */
  photoHash: z.hex().length(64).optional(),
  camera: z.object({
    ...{ width: positive, height: positive, focal: positive, aboveFloor: positive },
    ...{ centreX: finite, centreY: finite, pitch: finite, roll: finite },
  }),
  directions: z.array(finite).max(20),
  spread: z.object({ horizonSpread: finite, focalSpread: finite, risk: finite, scaleSpread: finite }),
  /** As packed-floor.ts packs it. */
  floor: z.base64().min(1),
  strokes: z.array(z.object({ mark: z.enum(["floor", "front"]), ...line })),
  covers: z.array(z.object(line)),
});

export type RoomView = z.infer<typeof roomView>;

export function readRoomView(text: string): RoomView | null {
  try {
    return roomView.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

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
