import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { withPalette } from "./png-palette.ts";

test("a design is recoloured, and stays a picture that can be read", async () => {
  const design = readFileSync("db/seed/media/marola-design.png");
  const pixelsOf = async (png: Uint8Array) =>
    (await sharp(png).removeAlpha().raw().toBuffer()).toString("hex");
  const before = await pixelsOf(design);
  const first = `#${before.slice(0, 6)}`;
  const dyes = ["#123456", "#654321", "#abcdef", "#fedcba", "#0f0f0f"];
  const after = await pixelsOf(withPalette(design, Object.fromEntries(dyes.entries())));
  expect(dyes).not.toContain(first);
  expect(dyes).toContain(`#${after.slice(0, 6)}`);
  expect(after).toHaveLength(before.length);
  expect(() => withPalette(new Uint8Array(40), {})).toThrow();
});
