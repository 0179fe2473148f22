import type { Camera, Pixel } from "./camera.ts";
import { clampedToPhoto } from "./clamp-to-photo.ts";
import { erasedStrokes } from "./erase-strokes.ts";
import type {
  CameraCorrection,
  Cover,
  EstimatedCamera,
  EstimatedScale,
  FloorLight,
  FloorMask,
  PhotoSize,
  Room,
  ScaleCue,
  Stroke,
} from "./room.ts";
import type { YarnExchange } from "./rug-design.ts";
import type { Metres, Radians } from "./units.ts";

/** Centre, and direction of the width, anticlockwise from straight ahead. */
export type Placement = {
  id: string;
  design: string;
  width: Metres;
  length: Metres;
  colours: YarnExchange;
  x: Metres;
  y: Metres;
  angle: Radians;
};

/** Manual edits: the only state of undo. */
export type UserEdits = {
  rugs: readonly Placement[];
  chosen: string | null;
  camera: CameraCorrection | null;
  cues: readonly ScaleCue[];
  strokes: readonly Stroke[];
  /** Rugs of the photo that the floor beside them is painted over. */
  covers: readonly Cover[];
  /** 0 flat to 1 as found. */
  lightStrength: number;
  /** -1 cooler to 1 warmer. */
  warmth: number;
};

export type Simulation = {
  photo: PhotoSize | null;
  camera: EstimatedCamera | null;
  scale: EstimatedScale | null;
  mask: FloorMask | null;
  light: FloorLight | null;
  hand: UserEdits;
  /** Of an earlier visit, until a camera is found: the rugs were laid with it. */
  earlier: Camera | null;
  past: readonly UserEdits[];
  future: readonly UserEdits[];
};

/** Results of the analysis. They never change edits; rugs keep their place on the photo. */
export type Finding =
  | { kind: "photo"; photo: PhotoSize }
  | { kind: "camera"; camera: EstimatedCamera; scale: EstimatedScale }
  | { kind: "mask"; mask: FloorMask }
  | { kind: "light"; light: FloorLight };

/** Each is one undo step, unless it continues a gesture. */
export type Edit =
  | { kind: "place"; rug: Placement }
  | { kind: "move"; id: string; x: Metres; y: Metres }
  | { kind: "turn"; id: string; angle: Radians }
  | { kind: "resize"; id: string; width: Metres; length: Metres }
  | { kind: "exchange"; id: string; design: string; width: Metres; length: Metres }
  | { kind: "recolour"; id: string; colours: YarnExchange }
  | { kind: "remove"; id: string }
  | { kind: "choose"; id: string | null }
  | { kind: "camera"; correction: CameraCorrection | null }
  | { kind: "measure"; cues: readonly ScaleCue[] }
  | { kind: "stroke"; stroke: Stroke }
  | { kind: "erase"; eraser: Pick<Stroke, "points" | "radius"> }
  | { kind: "cover"; covers: readonly Cover[] }
  | { kind: "light"; strength: number; warmth: number };

export const NO_EDITS: UserEdits = {
  rugs: [],
  chosen: null,
  camera: null,
  cues: [],
  strokes: [],
  covers: [],
  lightStrength: 1,
  warmth: 0,
};

export const newSimulation = (): Simulation => ({
  photo: null,
  camera: null,
  scale: null,
  mask: null,
  light: null,
  hand: NO_EDITS,
  earlier: null,
  past: [],
  future: [],
});

/** A new photo begins without edits: its rugs and marks lay on another floor. */
export function found(simulation: Simulation, finding: Finding): Simulation {
  switch (finding.kind) {
    case "photo":
      return { ...newSimulation(), photo: finding.photo };
    case "camera":
      return {
        ...seenAnew(simulation, finding.camera, finding.scale),
        camera: finding.camera,
        scale: finding.scale,
      };
    case "mask":
      return { ...simulation, mask: finding.mask };
    case "light":
      return { ...simulation, light: finding.light };
  }
}

/** After a changed camera or scale rugs keep their place on the photo, also in the undo history. */
function seenAnew(
  simulation: Simulation,
  { camera }: EstimatedCamera,
  { aboveFloor }: EstimatedScale,
): Simulation {
  const before = cameraOf(simulation);
  if (!before) return simulation;
  const keep = clampedToPhoto(before, { ...camera, aboveFloor });
  if (!keep) return simulation;
  const moved = (hand: UserEdits): UserEdits => ({ ...hand, rugs: hand.rugs.map(keep) });
  const { hand, past, future } = simulation;
  return { ...simulation, hand: moved(hand), past: past.map(moved), future: future.map(moved) };
}

const cameraOf = ({ camera, scale, earlier }: Simulation): Camera | null =>
  camera && scale ? { ...camera.camera, aboveFloor: scale.aboveFloor } : earlier;

const withRug = (hand: UserEdits, id: string, change: Partial<Placement>): UserEdits => ({
  ...hand,
  rugs: hand.rugs.map((rug) => (rug.id === id ? { ...rug, ...change } : rug)),
});

function remove(hand: UserEdits, id: string): UserEdits {
  const rugs = hand.rugs.filter((rug) => rug.id !== id);
  return { ...hand, rugs, chosen: hand.chosen === id ? (rugs.at(-1)?.id ?? null) : hand.chosen };
}

function editedHand(hand: UserEdits, edit: Edit): UserEdits {
  switch (edit.kind) {
    case "place":
      return { ...hand, rugs: [...hand.rugs, edit.rug], chosen: edit.rug.id };
    case "move":
      return withRug(hand, edit.id, { x: edit.x, y: edit.y });
    case "turn":
      return withRug(hand, edit.id, { angle: edit.angle });
    case "resize":
      return withRug(hand, edit.id, { width: edit.width, length: edit.length });
    case "exchange":
      return withRug(hand, edit.id, {
        design: edit.design,
        width: edit.width,
        length: edit.length,
        colours: {},
      });
    case "recolour":
      return withRug(hand, edit.id, { colours: edit.colours });
    case "remove":
      return remove(hand, edit.id);
    case "choose":
      return { ...hand, chosen: edit.id };
    case "camera":
      return { ...hand, camera: edit.correction };
    case "measure":
      return { ...hand, cues: edit.cues };
    case "stroke":
      return { ...hand, strokes: [...hand.strokes, edit.stroke] };
    case "erase": {
      const strokes = erasedStrokes(hand.strokes, edit.eraser);
      return strokes === hand.strokes ? hand : { ...hand, strokes };
    }
    case "cover":
      return { ...hand, covers: edit.covers };
    case "light":
      return { ...hand, lightStrength: edit.strength, warmth: edit.warmth };
  }
}

const LONGEST_MEMORY = 200;

/** With `isContinued`, undo returns to the gesture's start. */
export function applyEdit(simulation: Simulation, edit: Edit, isContinued = false): Simulation {
  const hand = editedHand(simulation.hand, edit);
  if (hand === simulation.hand) return simulation;
  if (isContinued || edit.kind === "choose") return { ...simulation, hand };
  return {
    ...simulation,
    hand,
    past: [...simulation.past, simulation.hand].slice(-LONGEST_MEMORY),
    future: [],
  };
}

export function undone(simulation: Simulation): Simulation {
  const hand = simulation.past.at(-1);
  if (!hand) return simulation;
  return {
    ...simulation,
    hand,
    past: simulation.past.slice(0, -1),
    future: [simulation.hand, ...simulation.future],
  };
}

export function redone(simulation: Simulation): Simulation {
  const [hand, ...future] = simulation.future;
  if (!hand) return simulation;
  return { ...simulation, hand, past: [...simulation.past, simulation.hand], future };
}

export function roomOf({ photo, camera, scale, mask, light }: Simulation): Room | null {
  if (!photo || !camera || !scale) return null;
  return {
    photo,
    camera: { ...camera, camera: { ...camera.camera, aboveFloor: scale.aboveFloor } },
    scale,
    mask,
    light,
  };
}

export const tapAt = (mark: Stroke["mark"], at: Pixel, radius = 12): Stroke => ({
  mark,
  points: [at],
  radius,
});
