import { readFileSync } from "node:fs";
import sharp, { type PngOptions } from "sharp";
import { describe, expect, test } from "vitest";
import { sharesOf } from "./png-shares.server.ts";

function drawing(): Buffer {
  const pixels = Buffer.alloc(40 * 10 * 4);
  for (let at = 0; at < 40 * 10; at += 1) {
    const column = at % 40;
    const colour =
      column < 10 ? [0xa3, 0x5f, 0x43, 255] : column < 30 ? [0x14, 0x29, 0x3b, 255] : [0, 0, 0, 0];
    pixels.set(colour, at * 4);
  }
  return pixels;
}

const png = (options: PngOptions) =>
  sharp(drawing(), { raw: { width: 40, height: 10, channels: 4 } })
    .png(options)
    .toBuffer();

describe("the share of each yarn", () => {
  test.each([false, true])(
    "is that of its squares, whatever the rows are filtered by (%s)",
    async (adaptive) => {
      const bytes = await png({ palette: true, adaptiveFiltering: adaptive });
      const shares = await sharesOf(bytes, [0, 1, 2]);
      expect(shares.toSorted()).toEqual([250, 250, 500]);
      const half = shares.indexOf(500);
      expect(await sharesOf(bytes, [half])).toEqual([1000]);
    },
  );

  test("is unknown of a picture without a palette, and of a broken one", async () => {
    expect(await sharesOf(await png({}), [0, 1])).toEqual([null, null]);
    const bytes = await png({ palette: true });
    expect(await sharesOf(bytes.subarray(0, bytes.length - 40), [0])).toEqual([null]);
  });

  test("of a rug of the demo is what its list says", async () => {
    type Listed = { name: string; yarns: { paletteIndex: number; sharePermille: number }[] };
    const all = JSON.parse(readFileSync("db/seed/rug-yarns.json", "utf8")) as Listed[];
    const { yarns } = all.find(({ name }) => name === "ocean-blue") as Listed;
    const bytes = readFileSync("db/seed/media/ocean-blue-design.png");
    expect(
      await sharesOf(
        bytes,
        yarns.map(({ paletteIndex }) => paletteIndex),
      ),
    ).toEqual(yarns.map(({ sharePermille }) => sharePermille));
  });
});
