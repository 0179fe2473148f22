import { describe, expect, it } from "vitest";
import type { CameraOrigin } from "../engine/room.ts";
import { type Candidate, consensusOf } from "./camera-consensus.ts";

type Changes = { pitch?: number; origin?: CameraOrigin; halves?: number };

const cameraWith = (
  focal: number,
  { pitch = -0.2, origin = "lines", halves = 0.01 }: Changes = {},
): Candidate => ({
  found: {
    camera: {
      ...{ width: 1280, height: 960, focal, centreX: 640, centreY: 480 },
      ...{ pitch, roll: 0, aboveFloor: 1 },
    },
    ...{ origin, horizonSpread: 0.004, focalSpread: 0.02, risk: 0.2, directions: [] },
  },
  halves,
});

describe("the consensus of cameras", () => {
  it("is one of those that agree, whichever came first", () => {
    const away = cameraWith(600, { pitch: -0.6 });
    const near = [cameraWith(940), cameraWith(945), cameraWith(938), cameraWith(950)];
    const { camera, horizonSpread } = consensusOf([away, ...near]);
    expect(camera.focal).toBeGreaterThan(930);
    expect(horizonSpread).toBeGreaterThan(0.03);
  });

  it("leaves the first where it is as good as another", () => {
    const first = cameraWith(935);
    expect(consensusOf([first, cameraWith(940), cameraWith(941), cameraWith(942)]).camera).toBe(
      first.found.camera,
    );
  });

  it("is surer of the common lens, and of one that the file names, than of a rare one", () => {
    const riskAt = (focal: number, origin: CameraOrigin = "lines") =>
      consensusOf([
        cameraWith(focal, { origin }),
        cameraWith(focal * 1.015, { origin }),
        cameraWith(focal / 1.015, { origin }),
      ]).risk;
    expect(riskAt(960)).toBeLessThan(0.09);
    expect(riskAt(1250)).toBeGreaterThan(0.09);
    expect(riskAt(1250, "lens")).toBeLessThan(0.09);
  });

  it("is surer the more the halves of the edges agree", () => {
    const riskOf = (halves: number) =>
      consensusOf([cameraWith(1250, { halves }), cameraWith(1256), cameraWith(1244)]).risk;
    expect(riskOf(0.005)).toBeLessThan(0.09);
    expect(riskOf(0.1)).toBeGreaterThan(0.35);
  });

  it("is surer the more they agree", () => {
    const spreadOf = (by: number) =>
      consensusOf([cameraWith(940), cameraWith(940 + by), cameraWith(940 - by)]);
    expect(spreadOf(2).risk).toBeLessThan(0.09);
    expect(spreadOf(40).risk).toBeGreaterThan(0.09);
    expect(spreadOf(250).risk).toBeGreaterThan(0.35);
    expect(spreadOf(250).focalSpread).toBeGreaterThan(spreadOf(40).focalSpread);
  });
});
