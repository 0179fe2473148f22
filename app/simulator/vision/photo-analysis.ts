import { type Camera, scaledCamera } from "../engine/camera.ts";
import { isSameView } from "../engine/clamp-to-photo.ts";
import type {
  CameraCorrection,
  EstimatedCamera,
  EstimatedScale,
  FloorLight,
  FloorMask,
  KnownView,
  PhotoSize,
  ScaleCue,
  Stroke,
  ViewSpread,
} from "../engine/room.ts";
import { scaleFrom } from "../engine/scale.ts";
import { correctedCamera, correctionSpread } from "./camera/camera-by-hand.ts";
import { type Candidate, consensusOf } from "./camera/camera-consensus.ts";
import { estimatedCamera } from "./camera/camera-spread.ts";
import { pinholeOf, type View } from "./camera/camera-view.ts";
import { findCamera } from "./camera/find-camera.ts";
import { detectLineSegments, type Segment } from "./camera/line-segment-detector.ts";
import { PERTURBATIONS } from "./camera/perturbed-copies.ts";
import { refinedSegment } from "./camera/refine-segment.ts";
import {
  drawnMaskWith,
  maskOf,
  type NetworkView,
  networkView,
  type Segmentation,
  segment,
} from "./find-floor.ts";
import { findLight } from "./find-light.ts";
import { maskFromPicture } from "./mask-from-picture.ts";
import type { FloorModel } from "./network/floor-network.ts";
import { type Grey, greyOf, type Rgb } from "./picture.ts";
import { withoutFrame } from "./picture-frame.ts";

export type Corrections = {
  camera: CameraCorrection | null;
  cues: readonly ScaleCue[];
  strokes: readonly Stroke[];
};

/** The last two cameras: a correction and what was before it, so that undoing does not wait for the network. */
const KEPT_GROUNDS = 2;

/** Stages are cached and recomputed when their inputs change. */
export class PhotoAnalysis {
  readonly #picture: Rgb;
  readonly #photo: PhotoSize;
  readonly #model: FloorModel | (() => Promise<FloorModel>);
  readonly #given: KnownView | null;
  readonly #drawn: Rgb | null;
  #automatic: EstimatedCamera | null = null;
  #first: Candidate | null = null;
  readonly #others: Candidate[] = [];
  #greyPicture: Grey | null = null;
  #lines: Segment[] | null = null;
  #seen: NetworkView | null = null;
  #grounds: readonly { camera: Camera; segmentation: Segmentation }[] = [];

  /** `model`: asked for when the floor is sought, again after a failure. `drawn`: the picture that `given.drawn` names, as large as `picture`. */
  constructor(
    picture: Rgb,
    photo: PhotoSize,
    model: FloorModel | (() => Promise<FloorModel>),
    given: KnownView | null = null,
    drawn: Rgb | null = null,
  ) {
    this.#picture = picture;
    this.#photo = photo;
    this.#model = model;
    this.#given = given && viewAt(given, picture);
    this.#drawn = drawn;
  }

  #grey(): Grey {
    this.#greyPicture ??= greyOf(this.#picture);
    return this.#greyPicture;
  }

  lines(): Segment[] {
    this.#lines ??= linesIn(this.#grey());
    return this.#lines;
  }

  camera(correction: CameraCorrection | null): EstimatedCamera {
    this.#automatic ??= this.#given ? givenCamera(this.#given) : this.#firstOf().found;
    if (!correction) return this.#automatic;
    return {
      ...this.#automatic,
      camera: correctedCamera(this.#automatic.camera, correction),
      origin: correction.kind,
      ...correctionSpread(this.#automatic.camera, correction),
    };
  }

  #firstOf(): Candidate {
    this.#first ??= this.#cameraOf(this.lines(), 1);
    return this.#first;
  }

  /** `scale`: how much smaller than the picture the copy is in which the lines were found. */
  #cameraOf(lines: readonly Segment[], scale: number): Candidate {
    const { width, height } = this.#picture;
    const { lensMillimetres } = this.#photo;
    const inPicture = (view: View): View => ({ ...view, focal: view.focal / scale });
    const found = findCamera(lines, { width: width * scale, height: height * scale, lensMillimetres });
    return {
      found: estimatedCamera({ ...found, view: inPicture(found.view) }, this.#photo),
      explanations: found.explanations.map(({ view, density }) => ({
        ...{ camera: pinholeOf(inPicture(view), this.#photo), directions: view.azimuths, density },
      })),
      halves: found.uncertainty.halves.focal,
    };
  }

  /** Analyses one more perturbed copy; true once the camera is the consensus. */
  checkCamera(): boolean {
    if (this.#given) return true;
    const first = this.#firstOf();
    const perturb = PERTURBATIONS[this.#others.length];
    if (perturb) {
      const { grey, scale, toOriginal } = perturb(this.#grey());
      this.#others.push(this.#cameraOf(linesIn(grey).map(toOriginal), scale));
    }
    if (this.#others.length < PERTURBATIONS.length) return false;
    if (perturb) this.#automatic = consensusOf([first, ...this.#others]);
    this.#greyPicture = null;
    return true;
  }

  /** A usable measurement overrides a given height. */
  scale(camera: Camera, cues: readonly ScaleCue[]): EstimatedScale {
    const found = scaleFrom(camera, cues);
    return this.#given && found.origin === "prior" ? givenScale(this.#given) : found;
  }

  /** The camera's height does not matter. */
  async mask(camera: Camera, strokes: readonly Stroke[]): Promise<FloorMask> {
    const added = this.#drawn ? addedTo(this.#given?.drawn?.strokes ?? [], strokes) : null;
    const drawn = this.#drawn && added && maskFromPicture(this.#drawn);
    if (drawn && added.length === 0) return drawn;
    const segmentation = await this.#groundFor(camera);
    return drawn
      ? drawnMaskWith(drawn, segmentation, { all: strokes, added })
      : maskOf(segmentation, strokes);
  }

  async #groundFor(camera: Camera): Promise<Segmentation> {
    const known = this.#grounds.find((one) => isSameView(one.camera, camera));
    if (known) return known.segmentation;
    this.#seen ??= networkView(this.#picture);
    const model = typeof this.#model === "function" ? await this.#model() : this.#model;
    const segmentation = await segment(this.#seen, camera, model);
    this.#grounds = [{ camera, segmentation }, ...this.#grounds].slice(0, KEPT_GROUNDS);
    return segmentation;
  }

  light(camera: Camera, mask: FloorMask): FloorLight {
    return findLight(this.#picture, mask, camera);
  }
}

/** Null once one of the first ones was taken back. */
function addedTo(first: readonly Stroke[], strokes: readonly Stroke[]): readonly Stroke[] | null {
  const begins = JSON.stringify(strokes.slice(0, first.length)) === JSON.stringify(first);
  return begins ? strokes.slice(first.length) : null;
}

const linesIn = (grey: Grey) =>
  withoutFrame(detectLineSegments(grey), grey).map((line) => refinedSegment(grey, line));

const RENDERED: ViewSpread = { horizonSpread: 0.002, focalSpread: 0.005, risk: 0, scaleSpread: 0.015 };

function givenCamera({ camera, directions, spread = RENDERED }: KnownView): EstimatedCamera {
  const { horizonSpread, focalSpread, risk } = spread;
  return { camera, directions: [...directions], origin: "given", horizonSpread, focalSpread, risk };
}
const givenScale = ({ camera: { aboveFloor }, spread = RENDERED }: KnownView): EstimatedScale => ({
  ...{ aboveFloor, spread: spread.scaleSpread, origin: "given" },
});

/** Another rendition of the photo may be a pixel higher. */
const viewAt = (view: KnownView, { width, height }: Rgb): KnownView => ({
  ...view,
  camera: scaledCamera(view.camera, width, height),
});
