import { expect, test } from "vitest";
import type { Room } from "../engine/room.ts";
import type { SimulatorRug } from "../simulator-rug.ts";
import { editOfKey } from "./rug-keys.ts";

const rug = { id: "1", design: "d", width: 2, length: 3, colours: {}, x: 3, y: 0, angle: 0.3 };
const design = {
  sizes: [
    { width: 2, length: 3, priceCents: 1 },
    { width: 1.5, length: 2, priceCents: 1 },
  ],
} as SimulatorRug;
const room = { camera: { directions: [0.1] } } as Room;
const press = (key: string, held: { shiftKey?: boolean; altKey?: boolean } = {}) =>
  editOfKey({ key, shiftKey: false, altKey: false, ...held }, rug, design, room);

test("arrows move the rug on the floor as the camera sees it", () => {
  expect(press("ArrowUp")).toMatchObject({ kind: "move", x: 3.05, y: 0 });
  expect(press("ArrowRight", { shiftKey: true })).toMatchObject({ kind: "move", x: 3, y: -0.25 });
  expect(press("ArrowLeft", { altKey: true })).toMatchObject({ kind: "move", x: 3, y: 0.01 });
});

test("Q turns anticlockwise, E clockwise, R takes the wall's direction", () => {
  expect(press("q")).toMatchObject({ kind: "turn", angle: expect.closeTo(0.3 + Math.PI / 36) });
  expect(press("E")).toMatchObject({ kind: "turn", angle: expect.closeTo(0.3 - Math.PI / 36) });
  expect(press("r")).toMatchObject({ kind: "turn", angle: expect.closeTo(0.1) });
});

test("digits choose a size of the catalogue as they are listed, other keys nothing", () => {
  expect(press("1")).toMatchObject({ kind: "resize", width: 1.5, length: 2 });
  expect(press("2")).toMatchObject({ kind: "resize", width: 2, length: 3 });
  expect(press("7")).toBeNull();
  expect(press("Tab")).toBeNull();
});
