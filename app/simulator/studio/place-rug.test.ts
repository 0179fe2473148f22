import { expect, test } from "vitest";
import type { Locale } from "#app/i18n/locales.ts";
import { isOn, pointOn, type Rectangle } from "../engine/placement.ts";
import type { FloorMask, Room } from "../engine/room.ts";
import type { Placement } from "../engine/simulation.ts";
import { simulatorTexts } from "../simulator.texts.ts";
import type { SimulatorRug } from "../simulator-rug.ts";
import { isTooLarge, placedAnew, placeOfLost, placeRug, sizeConfidence } from "./place-rug.ts";

const [width, height] = [64, 48];
/** The lower half of the photo is floor. */
const floor = Uint8Array.from({ length: width * height }, (_, at) => (at < (width * height) / 2 ? 0 : 255));
const mask: FloorMask = {
  ...{ width, height, floor, farthest: new Int16Array(width).fill(height / 2) },
  ...{ fineWidth: width, fineHeight: height, fine: floor },
  ...{ trust: 0.9, wantsTap: false, hasFloor: true },
};
const camera = {
  ...{ width: 1280, height: 960, focal: 900, centreX: 640, centreY: 480 },
  ...{ pitch: -0.25, roll: 0, aboveFloor: 1.45 },
};
const room = { camera: { camera, directions: [] }, scale: { aboveFloor: 1.45 }, mask } as unknown as Room;
const rug = { id: "d", sizes: [{ width: 2, length: 3, priceCents: 1 }], shape: "rect" } as SimulatorRug;

const small = { ...rug, sizes: [{ width: 0.8, length: 1.2, priceCents: 1 }] };

const placed = (x: number, y: number) =>
  placeRug(room, rug, { slug: "d", size: null, colours: {}, wantsAr: false, place: { x, y, angle: 0 } }, []);

test("a link's place is used where the rug is in sight", () => {
  expect(placed(3, 0.2)).toMatchObject({ x: 3, y: 0.2, angle: 0 });
});

test.each([
  [1e9, 1e9],
  [0, 0],
  [3, 14],
  [-3, 0],
])("a link's place at %d, %d, out of sight, is left for the best one", (x, y) => {
  const { x: foundX, y: foundY } = placed(x, y);
  expect(Math.hypot(foundX, foundY)).toBeLessThan(5);
  expect([foundX, foundY]).not.toEqual([x, y]);
});

test("a rug is too large where its size fits nowhere on the floor, not where it lies partly out of the photo", () => {
  const lying = (x: number, y: number, width: number, length: number) =>
    isTooLarge(room, { id: "a", design: "d", colours: {}, width, length, x, y, angle: 0 });
  expect(lying(4, 0, 2, 3)).toBe(false);
  expect(lying(4, 0, 9, 9)).toBe(true);
  expect(lying(1.5, 0, 2, 3)).toBe(false);
});

const kept = (x: number, y: number) =>
  placeOfLost(room, { id: "a", design: "d", width: 2, length: 3, colours: {}, x, y, angle: 0 }, []);

test("a kept rug that the photo shows stays where it is", () => {
  for (const [x, y] of [
    [3, 0.2],
    [12, -2],
    [1, 1],
  ] as const)
    expect(kept(x, y)).toBeNull();
});

test.each([
  [12_000, -300],
  [0, 0],
  [3, 14],
])("a kept rug at %d, %d, nowhere in the photo, is brought to where it is seen", (x, y) => {
  const place = kept(x, y);
  expect(Math.hypot(place?.x ?? Infinity, place?.y ?? Infinity)).toBeLessThan(5);
});

/** Sampled every 5 cm along and across. */
function shareCovered(rug: Rectangle, other: Rectangle): number {
  const steps = Array.from({ length: 41 }, (_, i) => i / 20 - 1);
  const points = steps.flatMap((across) => steps.map((along) => pointOn(rug, across, along)));
  return points.filter((point) => isOn(other, point)).length / points.length;
}

function laid(count: number): Placement[] {
  const rugs: Placement[] = [];
  for (let i = 0; i < count; i++) rugs.push(placeRug(room, small, null, rugs));
  return rugs;
}

test("rugs lie beside each other without covering one another where the floor has room, and all of them in sight", () => {
  const [one, second, third] = laid(3) as [Placement, Placement, Placement];
  expect(shareCovered(second, one)).toBe(0);
  expect(shareCovered(third, one) + shareCovered(third, second)).toBe(0);
  const many = laid(20);
  expect(many.some((rug, i) => many.slice(0, i).some((other) => shareCovered(rug, other) > 0))).toBe(true);
  for (const { x, y } of many) expect(kept(x, y), `${x}, ${y}`).toBeNull();
});

test("how far a rug is turned is said with a direction, not with a sign", () => {
  const said = (locale: Locale) =>
    [0, 1, -12].map((degrees) => simulatorTexts(locale).stage.where("3 m", degrees, 9));
  expect(said("pt-BR")).toEqual([
    "A 3 m da câmera, sem giro, 9% atrás dos móveis.",
    "A 3 m da câmera, girado 1 grau para a esquerda, 9% atrás dos móveis.",
    "A 3 m da câmera, girado 12 graus para a direita, 9% atrás dos móveis.",
  ]);
  expect(said("es")[2]).toContain("girada 12 grados a la derecha");
  expect(said("en")[1]).toContain("turned 1 degree to the left");
});

test("after a correction a rug that is no longer whole in sight has a better place, and one that is stays", () => {
  const [one] = laid(1) as [Placement];
  const whole = { ...room, scale: { aboveFloor: 1.45 } } as Room;
  expect(placedAnew(whole, one, [])).toBeNull();
  for (const y of [4, -4]) {
    const place = placedAnew(whole, { ...one, y }, []);
    expect(place, `${y}`).not.toBeNull();
    expect(placedAnew(whole, { ...one, ...place }, [])).toBeNull();
  }
  expect(placedAnew(whole, { ...one, width: 9, length: 12 }, [])).toBeNull();
});

test.each([
  ["about", 0.3, true],
  ["unsure", 0.6, false],
] as const)(
  "a size from a given height in a photo that is read as %s is called exact or not",
  (word, risk, isExact) => {
    const camera = { ...room.camera, horizonSpread: 0.005, focalSpread: 0.02, risk };
    const measured = { ...room, camera, scale: { aboveFloor: 1.5, spread: 0.03, origin: "holder" } } as Room;
    expect(sizeConfidence(measured)).toMatchObject({ word, isExact });
  },
);
