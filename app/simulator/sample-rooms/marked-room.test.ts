import { expect, test } from "vitest";
import type { Room } from "../engine/room.ts";
import { NO_EDITS } from "../engine/simulation.ts";
import { roomViewOf } from "./marked-room.ts";
import { MAX_VIEW_LENGTH } from "./room-view.rules.ts";

const [width, height] = [8, 6];
const floor = new Uint8Array(width * height).fill(255);
const room = {
  camera: { camera: {}, directions: [], horizonSpread: 0, focalSpread: 0, risk: 0 },
  scale: { aboveFloor: 1.5, spread: 0.1 },
  mask: {
    ...{ width, height, floor, farthest: new Int16Array(width), hasFloor: true },
    ...{ fineWidth: width, fineHeight: height, fine: floor },
  },
} as unknown as Room;

/** As many points as a mouse reports on its way across a photo. */
const slow = (y: number) => ({
  points: Array.from({ length: 400 }, (_, step) => [40.25 + 2.9 * step, y] as const),
  radius: 24,
});

test("a floor painted with many slow strokes is kept, each from its beginning to its end", async () => {
  const strokes = Array.from({ length: 60 }, (_, row) => ({
    mark: "floor" as const,
    ...slow(300 + 10 * row),
  }));
  const view = await roomViewOf(room, { ...NO_EDITS, strokes, covers: [slow(500)] }, undefined);
  expect(JSON.stringify(view).length).toBeLessThan(MAX_VIEW_LENGTH);
  for (const { points } of [...(view?.strokes ?? []), ...(view?.covers ?? [])]) {
    expect([points.at(0)?.[0], points.at(-1)?.[0]]).toEqual([40, 1197]);
    const gaps = points.slice(1).map(([x], place) => x - (points[place]?.[0] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(24);
  }
});
