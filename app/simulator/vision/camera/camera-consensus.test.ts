import { describe, expect, it } from "vitest";
import type { Camera } from "../../engine/camera.ts";
import { type Candidate, consensusOf } from "./camera-consensus.ts";

type Changes = { pitch?: number; halves?: number; density?: number };

const cameraOf = (focal: number, { pitch = -0.2 }: Changes = {}): Camera => ({
  ...{ width: 1280, height: 960, focal, centreX: 640, centreY: 480 },
  ...{ pitch, roll: 0, aboveFloor: 1 },
});

/** A copy's explanations, the best one first. */
const copy = (
  focals: readonly [number, ...number[]],
  { halves = 0.01, density = -3, ...rest }: Changes = {},
): Candidate => ({
  found: {
    camera: cameraOf(focals[0], rest),
    ...{ origin: "lines", horizonSpread: 0.004, focalSpread: 0.02, risk: 0.2, directions: [0.1] },
  },
  explanations: focals.map((focal, i) => ({
    ...{ camera: cameraOf(focal, rest), directions: [i], density: i * density },
  })),
  halves,
});

describe("the consensus of cameras", () => {
  it("is the camera that all copies find probable, even if it is the first choice of few", () => {
    const { camera, directions } = consensusOf([
      copy([600, 940], { density: -1 }),
      copy([650, 942], { density: -1 }),
      copy([700, 938], { density: -1 }),
      copy([941, 1100], { density: -1 }),
    ]);
    expect(camera.focal).toBeGreaterThan(930);
    expect(camera.focal).toBeLessThan(950);
    expect(directions).toHaveLength(1);
  });

  it("is the mean of those that agree, without the one that does not", () => {
    const { camera } = consensusOf([copy([600], { pitch: -0.6 }), copy([940]), copy([960]), copy([950])]);
    expect(camera.focal).toBeCloseTo(950, -0.5);
    expect(camera.pitch).toBeCloseTo(-0.2, 6);
  });

  it("leaves the first where the change would be too small to see", () => {
    const first = copy([935]);
    expect(consensusOf([first, copy([940]), copy([941]), copy([942])]).camera).toBe(first.found.camera);
  });

  it("is surer the more the copies agree", () => {
    const of = (by: number) => consensusOf([copy([940]), copy([940 + by]), copy([940 - by])]);
    expect(of(4).risk).toBeLessThan(of(40).risk);
    expect(of(40).risk).toBeLessThan(of(250).risk);
    expect(of(250).risk).toBeGreaterThan(0.3);
    expect(of(250).focalSpread).toBeGreaterThan(of(40).focalSpread);
    expect(of(250).horizonSpread).toBeGreaterThan(of(4).horizonSpread);
  });

  it("is surer the more the halves of the edges agree, in all copies alike", () => {
    const riskOf = (halves: readonly number[]) =>
      consensusOf([copy([940], { halves: halves[0] }), copy([941], { halves: halves[1] })]).risk;
    expect(riskOf([0.004, 0.004])).toBeLessThan(0.06);
    expect(riskOf([0.3, 0.3])).toBeGreaterThan(riskOf([0.03, 0.03]));
    expect(riskOf([0.01, 0.1])).toBeCloseTo(riskOf([0.1, 0.01]), 6);
  });

  it("is unsure when another explanation is nearly as probable", () => {
    const riskOf = (density: number) =>
      consensusOf([copy([940, 1300], { density }), copy([941, 1310], { density })]).risk;
    expect(riskOf(-0.5)).toBeGreaterThan(3 * riskOf(-14));
  });
});
