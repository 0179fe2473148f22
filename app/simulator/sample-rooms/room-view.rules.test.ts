import { expect, test } from "vitest";
import { STANDING } from "../engine/possible-height.rules.ts";
import { type RoomView, readRoomView } from "./room-view.rules.ts";

const seenFrom = (aboveFloor: number): RoomView => ({
  camera: {
    ...{ width: 1280, height: 960, focal: 960, centreX: 640, centreY: 480 },
    ...{ pitch: -0.2, roll: 0, aboveFloor },
  },
  directions: [0],
  spread: { horizonSpread: 0.01, focalSpread: 0.02, risk: 0.1, scaleSpread: 0.02 },
  floor: "AAAA",
  strokes: [],
  covers: [],
});
const read = (aboveFloor: number) => readRoomView(JSON.stringify(seenFrom(aboveFloor)));

test("the height of a marked room is read as it was measured", () => {
  for (const height of [0.1, 1.5, 20]) expect(read(height)).toEqual(seenFrom(height));
});

test.each([0.001, 725])("a marked room seen from %d m is read as if nothing had been measured", (height) => {
  const { spread, ...view } = seenFrom(STANDING.aboveFloor);
  expect(read(height)).toEqual({ ...view, spread: { ...spread, scaleSpread: STANDING.spread } });
});
