import { describe, expect, test } from "vitest";
import { glbOf } from "#tests/support/glb.ts";
import { type RugBody, rugGlb } from "./rug-glb.ts";

const body = (given: Partial<RugBody> = {}): RugBody => ({
  name: "Prova",
  width: 2,
  length: 3,
  pileHeight: 0.012,
  outline: "rect",
  texture: { bytes: new Uint8Array([1, 2, 3, 4, 5]), type: "image/jpeg" },
  ...given,
});

describe("a rug as a GLB model", () => {
  test.each(["rect", "round", "cut"] as const)("%s: exactly as large as it was asked for", (outline) => {
    const { box } = glbOf(rugGlb(body({ outline, width: 1.65, length: 2.35 })));
    expect(box.size[0]).toBeCloseTo(1.65, 6);
    expect(box.size[1]).toBeCloseTo(0.012, 6);
    expect(box.size[2]).toBeCloseTo(2.35, 6);
    expect(box.min[1]).toBe(0);
    expect(box).toEqual(glbOf(rugGlb(body({ outline, width: 1.65, length: 2.35 }))).saidBox);
  });

  test.each(["rect", "round", "cut"] as const)("%s: the picture is not mirrored", (outline) => {
    const { vertices } = glbOf(rugGlb(body({ outline })));
    for (const { position, place } of vertices) {
      expect(place[0]).toBeCloseTo((position[0] ?? 0) / 2 + 0.5, 5);
      expect(place[1]).toBeCloseTo((position[2] ?? 0) / 3 + 0.5, 5);
    }
    const farLeft = vertices.find(({ position: [x, , z] }) => (x ?? 0) < -0.6 && (z ?? 0) < -0.9);
    expect(farLeft?.place[0]).toBeLessThan(0.3);
    expect(farLeft?.place[1]).toBeLessThan(0.3);
  });

  test.each(["rect", "round"] as const)("%s: every face looks outwards", (outline) => {
    const { triangles } = glbOf(rugGlb(body({ outline })));
    expect(triangles.length).toBeGreaterThan(20);
    for (const { normal, facing } of triangles) expect(normal).toBeGreaterThan(facing * 0.5);
  });

  test("the texture is in the file as it was given", () => {
    const texture = { bytes: new Uint8Array([255, 216, 255, 224, 9, 9, 9]), type: "image/jpeg" } as const;
    expect(glbOf(rugGlb(body({ texture }))).texture).toEqual(texture);
  });
});
