import { describe, expect, it } from "vitest";
import { lensOfFile } from "./lens-of-file.ts";
import { workingSize } from "./working-size.ts";

/** The smallest JPEG header with one Exif tag, in either byte order. */
function headerWith(lens: number, isLittle: boolean): ArrayBuffer {
  const bytes = new DataView(new ArrayBuffer(80));
  bytes.setUint16(0, 0xffd8);
  bytes.setUint16(2, 0xffe1);
  bytes.setUint16(4, 70);
  bytes.setUint32(6, 0x45786966);
  const tiff = 12;
  bytes.setUint16(tiff, isLittle ? 0x4949 : 0x4d4d);
  bytes.setUint16(tiff + 2, 42, isLittle);
  bytes.setUint32(tiff + 4, 8, isLittle);
  bytes.setUint16(tiff + 8, 1, isLittle);
  bytes.setUint16(tiff + 10, 0x8769, isLittle);
  bytes.setUint16(tiff + 12, 4, isLittle);
  bytes.setUint32(tiff + 18, 30, isLittle);
  bytes.setUint16(tiff + 30, 1, isLittle);
  bytes.setUint16(tiff + 32, 0xa405, isLittle);
  bytes.setUint16(tiff + 34, 3, isLittle);
  bytes.setUint16(tiff + 40, lens, isLittle);
  return bytes.buffer;
}

describe("the lens in a file", () => {
  it.each([true, false])("is read in either byte order (little end first: %s)", (isLittle) => {
    expect(lensOfFile(headerWith(26, isLittle))).toBe(26);
  });

  it("is unknown where it is missing, absurd or cut off", () => {
    expect(lensOfFile(headerWith(0, true))).toBeNull();
    expect(lensOfFile(headerWith(26, true).slice(0, 40))).toBeNull();
    expect(lensOfFile(new TextEncoder().encode("%PDF-1.7 is no photo").buffer as ArrayBuffer)).toBeNull();
    expect(lensOfFile(new ArrayBuffer(0))).toBeNull();
  });
});

describe("the working copy", () => {
  it("is 1280 pixels long, never larger than the photo", () => {
    expect(workingSize(4000, 3000)).toEqual({ width: 1280, height: 960 });
    expect(workingSize(3000, 4000)).toEqual({ width: 960, height: 1280 });
    expect(workingSize(800, 600)).toEqual({ width: 800, height: 600 });
  });

  it("refuses panoramas and thumbnails", () => {
    expect(workingSize(6000, 2000)).toEqual({ refused: "panorama" });
    expect(workingSize(320, 200)).toEqual({ refused: "too-small" });
  });
});
