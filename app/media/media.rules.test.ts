import { expect, test } from "vitest";
import { mayBeTaken, productImageUpload, rugDesignUpload, sampleImageUpload } from "./media.rules.ts";

test.each([
  [sampleImageUpload, { type: "", name: "IMG_0042.HEIC" }, true],
  [productImageUpload, { type: "image/heif", name: "IMG_0042.HEIF" }, true],
  [productImageUpload, { type: "image/heic", name: "IMG_0042" }, true],
  [productImageUpload, { type: "application/pdf", name: "catalogo.pdf" }, false],
  [rugDesignUpload, { type: "image/heif", name: "IMG_0042.heif" }, false],
])("a place for %o may take %o: %s", (kind, file, expected) => {
  expect(mayBeTaken(kind.name, file)).toBe(expected);
});
