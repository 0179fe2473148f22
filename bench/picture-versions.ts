import sharp from "sharp";
import { projectionOf } from "#app/simulator/engine/camera.ts";
import { type Confidence, confidenceOf } from "#app/simulator/engine/confidence.ts";
import type { EstimatedCamera, EstimatedScale, FloorMask, PhotoSize } from "#app/simulator/engine/room.ts";
import type { FloorModel } from "#app/simulator/vision/network/floor-network.ts";
import { PhotoAnalysis } from "#app/simulator/vision/photo-analysis.ts";
import type { Rgb } from "#app/simulator/vision/picture.ts";
import { pixelsOf } from "./simulator/simulator-files.ts";
import { percent, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

/** Horizon at both borders in picture heights of the original, logarithm of its focal length, confidence. */
export type Version = { horizon: number[]; focal: number; word: Confidence["word"] };

/** Of a height that was measured. */
const KNOWN_SCALE = { spread: 0.02, origin: "distance" } as const;

const CUT_PX = 3;
const SMALLER = 0.8;
const FILTERS = ["lanczos3", "mitchell", "linear"] as const;

type Copy = { picture: Rgb; cut: number; scale: number };

/** The same photograph as it may arrive: as it is, as JPEG 60, cut by 3 pixels, made smaller by three filters. */
async function copiesOf(picture: Rgb): Promise<Copy[]> {
  const { width, height, data } = picture;
  const raw = () => sharp(data, { raw: { width, height, channels: 3 } });
  const left = { left: CUT_PX, top: CUT_PX, width: width - CUT_PX, height: height - CUT_PX };
  const smaller = [Math.round(SMALLER * width), Math.round(SMALLER * height)] as const;
  return [
    { picture, cut: 0, scale: 1 },
    { picture: await pixelsOf(sharp(await raw().jpeg({ quality: 60 }).toBuffer())), cut: 0, scale: 1 },
    { picture: await pixelsOf(raw().extract(left)), cut: CUT_PX, scale: 1 },
    ...(await Promise.all(
      FILTERS.map(async (kernel) => ({
        picture: await pixelsOf(raw().resize(...smaller, { fit: "fill", kernel })),
        ...{ cut: 0, scale: SMALLER },
      })),
    )),
  ];
}

export function checked(sight: PhotoAnalysis): PhotoAnalysis {
  while (!sight.checkCamera());
  return sight;
}

export const sizeOf = (
  { width, height }: { width: number; height: number },
  lensMillimetres: number | null = null,
): PhotoSize => ({ width, height, originalWidth: width, originalHeight: height, lensMillimetres });

/** With a height that is known, so that camera and mask decide. */
export function wordOf(
  photo: PhotoSize,
  camera: EstimatedCamera,
  mask: FloorMask | null = null,
): Confidence["word"] {
  const scale: EstimatedScale = { ...KNOWN_SCALE, aboveFloor: 1 };
  return confidenceOf({ photo, camera, scale, mask, light: null }).word;
}

export async function versionsOf(original: Rgb, model: FloorModel): Promise<Version[]> {
  const copies = await copiesOf(original);
  return copies.map(({ picture, cut, scale }) => {
    const photo = sizeOf(picture);
    const found = checked(new PhotoAnalysis(picture, photo, model)).camera(null);
    const { horizonAt } = projectionOf(found.camera);
    return {
      horizon: [0, original.width].map((x) => (horizonAt(x * scale - cut) + cut) / (scale * original.height)),
      focal: Math.log(found.camera.focal / scale),
      word: wordOf(photo, found),
    };
  });
}

const SAME = 0.03;

export function versionRows(all: readonly { versions: readonly Version[] }[]): Row[] {
  const pairs = all.flatMap(({ versions }) =>
    versions.flatMap((one, i) => versions.slice(i + 1).map((other) => [one, other] as const)),
  );
  if (pairs.length === 0) return [];
  const horizon = pairs.map(([one, other]) =>
    Math.max(...one.horizon.map((y, end) => Math.abs(y - (other.horizon[end] ?? y)))),
  );
  const focal = pairs.map(([one, other]) => Math.abs(one.focal - other.focal));
  const within = pairs.filter((_, i) => Math.max(horizon[i] ?? 0, focal[i] ?? 0) <= SAME);
  const words = pairs.filter(([one, other]) => one.word === other.word);
  return [
    { what: "versions of one picture apart, horizon", found: spreadOf(horizon), aim: percent(SAME) },
    { what: "versions of one picture apart, focal length", found: spreadOf(focal), aim: percent(SAME) },
    {
      what: "pairs of versions within 3 % in both",
      found: `${within.length} of ${pairs.length}`,
      aim: "all",
    },
    { what: "pairs of versions with one word", found: `${words.length} of ${pairs.length}`, aim: "all" },
  ];
}
