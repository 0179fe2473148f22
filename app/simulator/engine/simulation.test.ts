import { describe, expect, it } from "vitest";
import { projectionOf } from "./camera.ts";
import type { EstimatedCamera } from "./room.ts";
import {
  applyEdit,
  type Edit,
  found,
  newSimulation,
  redone,
  roomOf,
  type Simulation,
  tapAt,
  undone,
} from "./simulation.ts";

const PHOTO = { width: 1280, height: 960, originalWidth: 4000, originalHeight: 3000, lensMillimetres: 26 };
const rug = (id: string) => ({
  ...{ id, design: "waves", width: 2, length: 3, colours: {} },
  ...{ x: 3, y: 0, angle: 0 },
});
const CAMERA: EstimatedCamera = {
  camera: {
    ...{ width: 1280, height: 960, focal: 900, centreX: 640, centreY: 480 },
    ...{ pitch: -0.2, roll: 0, aboveFloor: 1 },
  },
  origin: "lines",
  horizonSpread: 0.004,
  focalSpread: 0.03,
  risk: 0.05,
  directions: [],
};

describe("the simulation", () => {
  const placed = applyEdit(found(newSimulation(), { kind: "photo", photo: PHOTO }), {
    kind: "place",
    rug: rug("a"),
  });

  it("undoes and redoes every manual edit", () => {
    const edits: Edit[] = [
      { kind: "move", id: "a", x: 2, y: 1 },
      { kind: "turn", id: "a", angle: 1 },
      { kind: "resize", id: "a", width: 1, length: 2 },
      { kind: "recolour", id: "a", colours: { 0: "#aa0000" } },
      { kind: "exchange", id: "a", design: "stones", width: 2, length: 2 },
      { kind: "place", rug: rug("b") },
      { kind: "remove", id: "b" },
      { kind: "camera", correction: { kind: "horizon", left: 300, right: 310 } },
      { kind: "measure", cues: [{ kind: "holder", holderMetres: 1.7, heldAt: "eye" }] },
      { kind: "stroke", stroke: tapAt("floor", [300, 800]) },
      { kind: "light", strength: 0.5, warmth: 0.1 },
    ];
    let simulation = placed;
    const versions = [simulation.hand];
    for (const edit of edits) {
      simulation = applyEdit(simulation, edit);
      versions.push(simulation.hand);
    }
    for (const version of versions.toReversed().slice(1)) {
      simulation = undone(simulation);
      expect(simulation.hand).toEqual(version);
    }
    for (const version of versions.slice(1)) {
      simulation = redone(simulation);
      expect(simulation.hand).toEqual(version);
    }
  });

  it("takes a whole gesture back at once", () => {
    let simulation = applyEdit(placed, { kind: "move", id: "a", x: 3.1, y: 0 });
    for (const x of [3.2, 3.3, 3.4])
      simulation = applyEdit(simulation, { kind: "move", id: "a", x, y: 0 }, true);
    expect(simulation.hand.rugs[0]?.x).toBe(3.4);
    expect(undone(simulation).hand.rugs[0]?.x).toBe(3);
  });

  it("drops what was undone when editing goes on", () => {
    const back = undone(applyEdit(placed, { kind: "turn", id: "a", angle: 1 }));
    expect(redone(applyEdit(back, { kind: "turn", id: "a", angle: 2 })).hand.rugs[0]?.angle).toBe(2);
  });

  it("keeps manual edits over automatic results", () => {
    const corrected = applyEdit(placed, { kind: "stroke", stroke: tapAt("front", [100, 700]) });
    const later = found(corrected, {
      kind: "camera",
      camera: CAMERA,
      scale: { aboveFloor: 1.5, spread: 0.1, origin: "prior" },
    });
    expect(later.hand).toBe(corrected.hand);
    expect(roomOf(later)?.camera.camera.aboveFloor).toBe(1.5);
  });

  it("keeps each rug's place on the photo when the floor turns out twice as large, also after undo and on another visit", () => {
    const at = (aboveFloor: number) =>
      ({ kind: "camera", camera: CAMERA, scale: { aboveFloor, spread: 0.1, origin: "prior" } }) as const;
    const spot = (simulation: Simulation) => {
      const [{ x = 0, y = 0 } = {}] = simulation.hand.rugs;
      const room = roomOf(simulation);
      return (room && projectionOf(room.camera.camera).toPicture(x, y)) ?? [0, 0];
    };
    const before = applyEdit(found(placed, at(1.5)), { kind: "move", id: "a", x: 3, y: 0.4 });
    const measured = applyEdit(before, { kind: "measure", cues: [] });
    const after = found(measured, at(3));
    expect(after.hand.rugs[0]).toMatchObject({ width: 2, length: 3, x: 6, y: 0.8 });
    for (const axis of [0, 1] as const) expect(spot(after)[axis]).toBeCloseTo(spot(before)[axis], 6);
    expect(found(undone(after), at(1.5)).hand.rugs).toEqual(before.hand.rugs);
    const earlier = { ...CAMERA.camera, aboveFloor: 1.5 };
    const continued = found({ ...newSimulation(), hand: before.hand, earlier }, at(3));
    expect(continued.hand.rugs).toEqual(after.hand.rugs);
  });

  it("keeps each rug's place and direction on the photo when the camera is corrected, also after undo", () => {
    const scale = { aboveFloor: 1.5, spread: 0.1, origin: "prior" } as const;
    const seenBy = (pitch: number, focal: number) =>
      found(before, {
        kind: "camera",
        camera: { ...CAMERA, camera: { ...CAMERA.camera, pitch, focal } },
        scale,
      });
    const spots = (simulation: Simulation) => {
      const [{ x = 0, y = 0, angle = 0 } = {}] = simulation.hand.rugs;
      const room = roomOf(simulation);
      if (!room) return [];
      const { toPicture } = projectionOf(room.camera.camera);
      const middle = toPicture(x, y) ?? [0, 0];
      const ahead = toPicture(x + 1e-3 * Math.cos(angle), y + 1e-3 * Math.sin(angle)) ?? [0, 0];
      return [...middle, Math.atan2(ahead[1] - middle[1], ahead[0] - middle[0])];
    };
    const seen = found(placed, { kind: "camera", camera: CAMERA, scale });
    const before = applyEdit(applyEdit(seen, { kind: "move", id: "a", x: 3, y: 0.4 }), {
      kind: "turn",
      id: "a",
      angle: 0.3,
    });
    const after = seenBy(-0.3, 1100);
    expect(after.hand.rugs[0]?.x).not.toBeCloseTo(3, 1);
    for (const [axis, value] of spots(after).entries())
      expect(value).toBeCloseTo(spots(before)[axis] as number, 3);
    const back = found(undone(after), { kind: "camera", camera: CAMERA, scale });
    expect(back.hand.rugs[0]?.x).toBeCloseTo(3, 9);
  });

  it("leaves a rug where it was when the corrected horizon runs below it", () => {
    const scale = { aboveFloor: 1.5, spread: 0.1, origin: "prior" } as const;
    const seen = found(placed, { kind: "camera", camera: CAMERA, scale });
    const camera = { ...CAMERA, camera: { ...CAMERA.camera, pitch: 0.6 } };
    expect(found(seen, { kind: "camera", camera, scale }).hand.rugs).toEqual(seen.hand.rugs);
  });

  it("starts afresh with a new photo, and stays as it is when there is nothing to undo", () => {
    expect(found(placed, { kind: "photo", photo: PHOTO }).hand.rugs).toEqual([]);
    const empty = newSimulation();
    expect(undone(empty)).toBe(empty);
    expect(redone(empty)).toBe(empty);
    expect(roomOf(empty)).toBeNull();
  });

  it("chooses the rug before when the chosen one is taken away", () => {
    const two = applyEdit(placed, { kind: "place", rug: rug("b") });
    expect(applyEdit(two, { kind: "remove", id: "b" }).hand.chosen).toBe("a");
    expect(applyEdit(placed, { kind: "remove", id: "a" }).hand.chosen).toBeNull();
  });
});
