import { expect, test } from "vitest";
import type { MenuItem } from "./menu-items.ts";
import { placeItems } from "./menu-room.ts";

const entry = (name: string, isAdded?: true): MenuItem => ({
  ...{ name, href: `/${name}`, isExternal: false, current: undefined },
  ...(isAdded && { isAdded }),
});
const OWN = ["Curadoria", "Tapetes", "Nossa História", "Simulador", "Contato"].map((name) => entry(name));
const header = { brandName: "Urdume", hasLogo: false, hasBoatShow: true, isSplit: false };
const added = (names: string[], over: Partial<typeof header> = {}) =>
  placeItems([...OWN, ...names.map((name) => entry(name, true))], { ...header, ...over })
    .slice(OWN.length)
    .map(({ from }) => from);

test("what every site has is in the row at any width", () => {
  expect(placeItems(OWN, header).map(({ from }) => from)).toEqual(OWN.map(() => undefined));
});

test("an added page comes into the row where there is room, later ones from wider windows, a long title never", () => {
  const [first = 0, second = 0] = added(["Cuidados", "Imprensa e eventos"]);
  expect(first).toBeLessThan(second ?? Number.POSITIVE_INFINITY);
  expect(
    added([
      "Como cuidamos dos tapetes de lã, de seda e de fibra ao longo dos anos, e por que também dos de algodão",
    ]),
  ).toEqual([null]);
});

test("a long name of the brand, and the picture of a split page, leave less room", () => {
  const [free = 0] = added(["Cuidados"]);
  expect(added(["Cuidados"], { isSplit: true })[0] ?? Number.POSITIVE_INFINITY).toBeGreaterThan(free ?? 0);
  const [crowded] = added(["Cuidados"], { brandName: "Tapetes artesanais da Dona Aurora" });
  expect(crowded ?? Number.POSITIVE_INFINITY).toBeGreaterThan(free ?? 0);
});
