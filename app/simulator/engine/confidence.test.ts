import { expect, test } from "vitest";
import { confidenceOf } from "./confidence.ts";
import type { EstimatedCamera, Room } from "./room.ts";

const camera: EstimatedCamera = {
  camera: {
    ...{ width: 1280, height: 960, focal: 900, centreX: 640, centreY: 480 },
    ...{ pitch: -0.2, roll: 0, aboveFloor: 1.45 },
  },
  ...{ origin: "lines", horizonSpread: 0.005, focalSpread: 0.02, risk: 0.03, directions: [] },
};
const roomWith = (changes: Partial<EstimatedCamera>, scaleSpread = 0.02): Room => ({
  photo: { width: 1280, height: 960, originalWidth: 1280, originalHeight: 960, lensMillimetres: null },
  camera: { ...camera, ...changes },
  scale: { aboveFloor: 1.45, spread: scaleSpread, origin: "distance" },
  ...{ mask: null, light: null },
});

test("one word follows from the risk, the horizon and the scale", () => {
  expect(confidenceOf(roomWith({})).word).toBe("sure");
  expect(confidenceOf(roomWith({ risk: 0.2 })).word).toBe("about");
  expect(confidenceOf(roomWith({ risk: 0.6 })).word).toBe("unsure");
  expect(confidenceOf(roomWith({ horizonSpread: 0.05 })).word).toBe("unsure");
  expect(confidenceOf(roomWith({}, 0.14))).toMatchObject({ word: "about", reasons: ["scale"] });
});

test("the range of a size counts a doubtful lens and a doubtful horizon", () => {
  const { sizeError } = confidenceOf(roomWith({}));
  expect(sizeError).toBeLessThan(0.03);
  expect(confidenceOf(roomWith({ focalSpread: 0.3 })).sizeError).toBeGreaterThan(0.2);
  expect(confidenceOf(roomWith({ horizonSpread: 0.02 })).sizeError).toBeGreaterThan(0.05);
});
