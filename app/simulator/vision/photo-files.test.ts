import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { exifLens, isHeic, isJoinedPanorama } from "./camera/exif-lens.ts";
import { workingSize } from "./working-size.ts";

const tiny = () => sharp({ create: { width: 32, height: 24, channels: 3, background: "#8a7" } });
const withLens = (millimetres: number) =>
  tiny().withExif({ IFD2: { FocalLengthIn35mmFilm: `${millimetres}` } });
const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

const WRITERS = {
  JPEG: (picture: Sharp) => picture.jpeg(),
  WebP: (picture: Sharp) => picture.webp(),
  "AVIF, the container of HEIC": (picture: Sharp) => picture.avif({ effort: 0 }),
};

describe.each(Object.entries(WRITERS))("the lens in a file: %s", (_, written) => {
  it("is read where it is, and unknown where it is missing or absurd", async () => {
    expect(await exifLens(blobOf(await written(withLens(26)).toBuffer()))).toBe(26);
    expect(await exifLens(blobOf(await written(withLens(3)).toBuffer()))).toBeNull();
    expect(await exifLens(blobOf(await written(tiny()).toBuffer()))).toBeNull();
  });

  it("is unknown in a file that was cut off anywhere, and nothing fails", async () => {
    const bytes = await written(withLens(26)).toBuffer();
    for (let length = 0; length < bytes.length; length += 3) {
      const lens = await exifLens(blobOf(bytes.subarray(0, length)));
      expect([26, null]).toContain(lens);
    }
  });
});

it("there is no lens in what is no photo", async () => {
  expect(await exifLens(new Blob(["%PDF-1.7 is no photo at all"]))).toBeNull();
  expect(await exifLens(new Blob([]))).toBeNull();
});

it("is a joined panorama if its metadata name a projection", async () => {
  const description =
    'xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="equirectangular"';
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ${description}/></rdf:RDF></x:xmpmeta>`;
  expect(await isJoinedPanorama(blobOf(await tiny().jpeg().withXmp(xmp).toBuffer()))).toBe(true);
  expect(await isJoinedPanorama(blobOf(await withLens(26).jpeg().toBuffer()))).toBe(false);
});

it("there is no lens in a file that can no longer be read, and nothing fails", async () => {
  class Removed extends Blob {
    override slice = () => new Removed();
    override arrayBuffer = () => Promise.reject(new DOMException("Gone", "NotReadableError"));
  }
  expect(await exifLens(new Removed())).toBeNull();
  expect(await isHeic(new Removed())).toBe(false);
  expect(await isJoinedPanorama(new Removed())).toBe(false);
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
