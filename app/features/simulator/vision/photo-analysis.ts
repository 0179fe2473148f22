import type { Camera } from "../engine/camera.ts";
import type {
  CameraCorrection,
  FloorLight,
  FloorMask,
  FoundCamera,
  FoundScale,
  KnownView,
  PhotoSize,
  ScaleCue,
  Stroke,
} from "../engine/room.ts";
import { scaleFrom } from "../engine/scale.ts";
import { correctedCamera } from "./camera-by-hand.ts";
import { foundCamera } from "./camera-spread.ts";
import { drawnMask } from "./drawn-mask.ts";
import { findCamera } from "./find-camera.ts";
import { type Ground, maskOf, segment } from "./find-floor.ts";
import { findLight } from "./find-light.ts";
import type { FloorModel } from "./floor-network.ts";
import { detectLineSegments, type Segment } from "./line-segment-detector.ts";
import { greyOf, type Rgb } from "./picture.ts";
import { sharpened } from "./sharpen-line.ts";

/** What a hand has corrected so far. */
export type Corrections = {
  camera: CameraCorrection | null;
  cues: readonly ScaleCue[];
  strokes: readonly Stroke[];
};

/** One photo being understood, stage after stage; each stage is made once and again when what it rests on changes. */
export class PhotoAnalysis {
  readonly #picture: Rgb;
  readonly #photo: PhotoSize;
  readonly #model: FloorModel;
  readonly #given: KnownView | null;
  #automatic: FoundCamera | null = null;
  #lines: Segment[] | null = null;
  #ground: { camera: Camera; ground: Ground } | null = null;

  constructor(picture: Rgb, photo: PhotoSize, model: FloorModel, given: KnownView | null = null) {
    this.#picture = picture;
    this.#photo = photo;
    this.#model = model;
    this.#given = given;
  }

  lines(): Segment[] {
    if (!this.#lines) {
      const grey = greyOf(this.#picture);
      this.#lines = detectLineSegments(grey).map((line) => sharpened(grey, line));
    }
    return this.#lines;
  }

  camera(correction: CameraCorrection | null): FoundCamera {
    this.#automatic ??= this.#given ? givenCamera(this.#given) : this.#foundCamera();
    if (!correction) return this.#automatic;
    return {
      ...this.#automatic,
      camera: correctedCamera(this.#automatic.camera, correction),
      origin: correction.kind,
      ...(correction.kind === "grid" ? BY_GRID : BY_HORIZON),
    };
  }

  #foundCamera(): FoundCamera {
    const { width, height } = this.#picture;
    const { lensMillimetres } = this.#photo;
    return foundCamera(findCamera(this.lines(), { width, height, lensMillimetres }), this.#photo);
  }

  /** What a hand measures outweighs what was given. */
  scale(camera: Camera, cues: readonly ScaleCue[]): FoundScale {
    return this.#given && cues.length === 0 ? givenScale(this.#given) : scaleFrom(camera, cues);
  }

  /** A camera that only moved up or down sees the same floor. */
  mask(camera: Camera, strokes: readonly Stroke[]): FloorMask {
    const seen = this.#ground;
    const isSame =
      seen &&
      (["focal", "pitch", "roll", "centreX", "centreY"] as const).every(
        (key) => seen.camera[key] === camera[key],
      );
    if (!isSame) this.#ground = { camera, ground: segment(this.#picture, camera, this.#model) };
    const mask = maskOf((this.#ground as { ground: Ground }).ground, strokes);
    const drawn = this.#given?.drawn;
    const isUntouched = drawn && JSON.stringify(strokes) === JSON.stringify(drawn.strokes);
    return isUntouched ? drawnMask(mask, drawn) : mask;
  }

  light(camera: Camera, mask: FloorMask): FloorLight {
    return findLight(this.#picture, mask, camera);
  }
}

const givenCamera = ({ camera, directions }: KnownView): FoundCamera => ({
  ...{ camera, directions: [...directions], origin: "given" },
  ...{ horizonSpread: 0.002, focalSpread: 0.005, risk: 0 },
});
const givenScale = ({ camera: { aboveFloor } }: KnownView): FoundScale => ({
  ...{ aboveFloor, spread: 0.015, origin: "given" },
});

/** A horizon set by hand is taken as exact; it alone does not determine the focal length. */
const BY_GRID = { horizonSpread: 0.008, focalSpread: 0.05, risk: 0.05 };
const BY_HORIZON = { horizonSpread: 0.008, focalSpread: 0.1, risk: 0.12 };
