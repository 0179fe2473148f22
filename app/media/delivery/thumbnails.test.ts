import { expect, test } from "vitest";
import { rowPictureOf, thumbnailOf } from "../pictures.ts";

const widths = (srcset = "") => [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
const setOf = (...sizes: number[]) =>
  sizes.map((width) => `/files/media/a-${width}.avif ${width}w`).join(", ");
const picture = (...sizes: number[]) => ({
  ...{ src: "/files/media/a.jpg", width: 1600, height: 2400, alt: "Areia", colour: "transparent" },
  focal: { x: 0.5, y: 0.5 },
  sources: [{ type: "image/avif" as const, srcset: setOf(...sizes) }],
  srcset: setOf(...sizes),
});

test("a thumbnail names the small renditions only, and the smallest when all are large", () => {
  const small = thumbnailOf(picture(320, 480, 640, 1920));
  expect(widths(small.srcset)).toEqual([320, 480]);
  expect(small.sources.map(({ srcset }) => widths(srcset))).toEqual([[320, 480]]);
  expect(widths(thumbnailOf(picture(960, 1920)).srcset)).toEqual([960]);
});

test("a thumbnail is the same picture otherwise, also one without renditions", () => {
  const { srcset: _, ...plain } = { ...picture(320), sources: [] };
  expect(thumbnailOf(plain)).toEqual(plain);
  expect(thumbnailOf(picture(320, 480))).toEqual(picture(320, 480));
});

test("a row's picture is the smallest rendition, or the original without renditions", () => {
  expect(rowPictureOf(picture(320, 480))).toMatchObject({ src: "/files/media/a-320.avif", sources: [] });
  expect(rowPictureOf({ ...picture(320), sources: [] }).src).toBe("/files/media/a.jpg");
});
