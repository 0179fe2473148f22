import { describe, expect, test } from "vitest";
import { linkInside, mapPlaceOf, readMapPlace } from "./map-place.rules.ts";

const OSM = "https://www.openstreetmap.org";
const GOOGLE = "https://www.google.com";

describe("a point is read from", () => {
  test.each([
    ["coordinates", "-23.5258, -46.6653", 16],
    ["coordinates with decimal commas", "-23,5258; -46,6653", 16],
    ["degrees, minutes and seconds", `23°31'32.88"S 46°39'55.08"W`, 16],
    ["a geo address", "geo:-23.5258,-46.6653?q=-23.5258,-46.6653(Urdume)", 16],
    ["OpenStreetMap's mark", `${OSM}/?mlat=-23.5258&mlon=-46.6653#map=15/-23.9/-46.9`, 15],
    ["OpenStreetMap's view", `${OSM}/#map=18/-23.5258/-46.6653`, 18],
    [
      "OpenStreetMap's frame",
      `<iframe src="${OSM}/export/embed.html?bbox=-46.7%2C-23.6%2C-46.5%2C-23.4&amp;marker=-23.5258%2C-46.6653"></iframe>`,
      16,
    ],
    [
      "a place of Google Maps, whose mark is not the middle of the view",
      `${GOOGLE}/maps/place/Casa+Urdume/@-23.6,-46.7,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d-23.5258!4d-46.6653`,
      17,
    ],
    ["a view of Google Maps", "https://www.google.com.br/maps/@-23.5258,-46.6653,14.6z?entry=ttu", 15],
    [
      "a mark of Google Maps",
      `${GOOGLE}/maps/place/23%C2%B031'32.9%22S+46%C2%B039'55.1%22W/@-23.5258,-46.6653,17z`,
      17,
    ],
    ["a search of Google Maps", `${GOOGLE}/maps/search/?api=1&query=-23.5258%2C-46.6653`, 16],
    ["an older link of Google Maps", "https://maps.google.com/maps?q=-23.5258,-46.6653&z=13", 13],
    [
      "Google's frame",
      `<iframe src="${GOOGLE}/maps/embed?pb=!1m18!1m12!1m3!1d3658.1!2d-46.6653!3d-23.5258!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1" width="600"></iframe>`,
      16,
    ],
    ["Apple Maps", "https://maps.apple.com/?address=Rua%20do%20Tear&ll=-23.5258,-46.6653&q=Urdume", 16],
    ["a place of Apple Maps", "https://maps.apple.com/place?coordinate=-23.5258,-46.6653&name=Urdume", 16],
    ["Waze", "https://waze.com/ul?ll=-23.5258%2C-46.6653&navigate=yes", 16],
  ])("%s", (_, pasted, zoom) => {
    const place = readMapPlace(pasted);
    if (place === null || typeof place === "string" || place.kind !== "point") throw new Error(String(place));
    expect(place.latitude).toBeCloseTo(-23.5258, 4);
    expect(place.longitude).toBeCloseTo(-46.6653, 4);
    expect(place.zoom).toBe(zoom);
    expect(place.link).toMatch(/^https:\/\/[^<"]+$/);
    expect(place.link).not.toContain("embed");
  });
});

test.each([
  ["-23,53; -46,67", -23.53, -46.67],
  ["-23,525; -46,665", -23.525, -46.665],
  ["-23,5, -46,6", -23.5, -46.6],
  ["-23; -46", -23, -46],
  ["-23.5; -46.6", -23.5, -46.6],
  ["-23.5,-46.6,17", -23.5, -46.6],
])(
  "decimal commas of any length are told from the comma between two numbers: %s",
  (typed, latitude, longitude) => {
    expect(readMapPlace(typed)).toMatchObject({ kind: "point", latitude, longitude });
  },
);

describe("an address is searched for, from", () => {
  test.each([
    ["words", "Rua do Tear, 190, Barra Funda, São Paulo", "Rua do Tear, 190, Barra Funda, São Paulo"],
    ["several lines", "Rua do Tear, 190\nSão Paulo", "Rua do Tear, 190 São Paulo"],
    ["a place without a point", `${GOOGLE}/maps/place/Rua+do+Tear,+190`, "Rua do Tear, 190"],
    [
      "a search beside a view of somewhere",
      `${GOOGLE}/maps/search/Urdume+tapetes/@-8,-34,12z`,
      "Urdume tapetes",
    ],
    ["a way", `${GOOGLE}/maps/dir/Metr%C3%B4/Rua+do+Tear/@-23,-46,14z`, "Rua do Tear"],
    ["Apple Maps", "https://maps.apple.com/?address=Rua%20do%20Tear,%20190", "Rua do Tear, 190"],
  ])("%s", (_, pasted, query) => {
    expect(readMapPlace(pasted)).toMatchObject({
      kind: "address",
      query,
      link: expect.stringMatching(/^https:/),
    });
  });
});

test.each([
  "https://maps.app.goo.gl/AbC123",
  "Casa Urdumehttps://maps.app.goo.gl/AbC123",
  "https://goo.gl/maps/AbC123",
  "https://osm.org/go/M@~abc",
])("%s opens the map, without saying where", (pasted) => {
  expect(readMapPlace(pasted)).toEqual({ kind: "link", link: linkInside(pasted) });
});

test.each([
  ["https://example.org/mapa", "mapLink"],
  ["https://google.com.evil.example/maps/@-23,-46,17z", "mapLink"],
  ["https://www.google.com/search?q=urdume", "mapLink"],
  ["https://www.openstreetmap.org/", "mapLink"],
  ["123, 400", "mapPoint"],
  ["https://www.openstreetmap.org/?mlat=200&mlon=0", "mapPoint"],
  ["190", "mapAddress"],
  ["Rua", "mapAddress"],
])("%s is refused with %s", (pasted, refusal) => {
  expect(readMapPlace(pasted)).toBe(refusal);
});

test("without a place of its own the map looks for the address", () => {
  const contact = { map: { point: "" }, addressLines: ["Rua do Tear, 190", "São Paulo"] };
  expect(mapPlaceOf(contact)).toMatchObject({ kind: "address", query: "Rua do Tear, 190, São Paulo" });
  expect(mapPlaceOf({ ...contact, addressLines: [] })).toBeNull();
});
