import { floorInput } from "../../app/features/simulator/vision/floor-input.ts";
import { FLOOR_CLASSES } from "../../app/features/simulator/vision/floor-plan.ts";
import { classOf, IN_FRONT, type TrainingRoom } from "./training-rooms.ts";

export type Random = {
  uniform(low: number, high: number): number;
  normal(): number;
  chance(p: number): boolean;
};

/** Repeatable numbers (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    uniform: (low, high) => low + (high - low) * next(),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    chance: (p) => next() < p,
  };
}

type Window = { left: number; top: number; step: number; isMirrored: boolean };

export type Sample = { input: Float32Array; targets: Float32Array; weights: Float32Array };

function windowOf(room: TrainingRoom, width: number, height: number, random: Random | null): Window {
  if (!random)
    return { left: 0, top: 0, isMirrored: false, step: Math.max(room.width / width, room.height / height) };
  const part = random.chance(0.5) ? random.uniform(0.62, 1) : random.uniform(0.9, 1);
  const step = part * Math.min(room.width / width, room.height / height);
  return {
    left: random.uniform(0, room.width - step * width),
    top: random.uniform(0, room.height - step * height),
    step,
    isMirrored: random.chance(0.5),
  };
}

const clamp = (value: number, high: number) => (value < 0 ? 0 : value > high ? high : value);

/** Each kind of thing may take another colour, so that the network does not learn the generator's palettes. */
function tints(random: Random | null): Float32Array {
  const tint = new Float32Array(16 * 3).fill(1);
  if (!random) return tint;
  for (let label = 0; label < 16; label++)
    if (random.chance(0.35))
      for (let c = 0; c < 3; c++) tint[label * 3 + c] = Math.exp(0.28 * random.normal());
  return tint;
}

function cut(room: TrainingRoom, width: number, height: number, window: Window, tint: Float32Array) {
  const rgb = new Float32Array(width * height * 3);
  const { left, top, step, isMirrored } = window;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (y * width + (isMirrored ? width - 1 - x : x)) * 3;
      for (const [dx, dy] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ] as const) {
        const column = clamp(Math.floor(left + (x + dx) * step), room.width - 1);
        const row = clamp(Math.floor(top + (y + dy) * step), room.height - 1);
        const from = row * room.width + column;
        const label = (room.labels[from] as number) * 3;
        for (let c = 0; c < 3; c++)
          rgb[to + c] =
            (rgb[to + c] as number) + 0.25 * (room.rgb[from * 3 + c] as number) * (tint[label + c] as number);
      }
    }
  return rgb;
}

/** A patch of sun or shadow with straight edges, anywhere. */
function light(rgb: Float32Array, width: number, height: number, random: Random) {
  const gain = random.chance(0.6) ? random.uniform(1.3, 2.6) : random.uniform(0.4, 0.8);
  const edges = [0, 1, 2].map(() => {
    const angle = random.uniform(0, 2 * Math.PI);
    return [Math.cos(angle), Math.sin(angle), random.uniform(0.02, 0.3) * width] as const;
  });
  const middleX = random.uniform(0, width);
  const middleY = random.uniform(0.3 * height, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (edges.every(([a, b, reach]) => a * (x - middleX) + b * (y - middleY) < reach))
        for (let c = 0; c < 3; c++) {
          const i = (y * width + x) * 3 + c;
          rgb[i] = (rgb[i] as number) * gain;
        }
}

function blur(rgb: Float32Array, width: number, height: number) {
  const from = rgb.slice();
  for (let y = 1; y + 1 < height; y++)
    for (let i = (y * width + 1) * 3; i < (y * width + width - 1) * 3; i++) {
      let sum = 4 * (from[i] as number);
      for (const step of [3, -3, 3 * width, -3 * width]) sum += 2 * (from[i + step] as number);
      for (const step of [3 + 3 * width, 3 - 3 * width, -3 + 3 * width, -3 - 3 * width])
        sum += from[i + step] as number;
      rgb[i] = sum / 16;
    }
}

/** A stranger's phone: white balance, exposure, tone, saturation, exchanged colours, softness and noise. */
function develop(rgb: Float32Array, width: number, height: number, random: Random) {
  if (random.chance(0.35)) light(rgb, width, height, random);
  if (random.chance(0.3)) blur(rgb, width, height);
  const exposure = Math.exp(0.3 * random.normal());
  const balance = [0, 1, 2].map(() => exposure * Math.exp(0.1 * random.normal()));
  const gamma = Math.exp(0.2 * random.normal());
  const colour = random.chance(0.1) ? 0 : random.uniform(0.5, 1.5);
  const shift = random.chance(0.15) ? (random.chance(0.5) ? 1 : 2) : 0;
  const noise = random.chance(0.5) ? random.uniform(0, 14) : 2;
  const pixel = [0, 0, 0];
  for (let i = 0; i < rgb.length; i += 3) {
    for (let c = 0; c < 3; c++) pixel[c] = (rgb[i + ((c + shift) % 3)] as number) * (balance[c] as number);
    const grey = 0.3 * (pixel[0] as number) + 0.59 * (pixel[1] as number) + 0.11 * (pixel[2] as number);
    const grain = noise * (random.uniform(-1, 1) + random.uniform(-1, 1));
    for (let c = 0; c < 3; c++) {
      const value = clamp(grey + colour * ((pixel[c] as number) - grey), 255) / 255;
      rgb[i + c] = clamp(255 * value ** gamma + grain, 255);
    }
  }
}

/** How much of each cell of the network's answer belongs to each class. */
function targetsOf(room: TrainingRoom, width: number, height: number, window: Window) {
  const columns = width / 2;
  const rows = height / 2;
  const targets = new Float32Array(columns * rows * FLOOR_CLASSES);
  const cell = 2 * window.step;
  const SAMPLES = 4;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const to = (y * columns + (window.isMirrored ? columns - 1 - x : x)) * FLOOR_CLASSES;
      for (let k = 0; k < SAMPLES * SAMPLES; k++) {
        const column = clamp(
          Math.floor(window.left + (x + ((k % SAMPLES) + 0.5) / SAMPLES) * cell),
          room.width - 1,
        );
        const row = clamp(
          Math.floor(window.top + (y + (Math.floor(k / SAMPLES) + 0.5) / SAMPLES) * cell),
          room.height - 1,
        );
        const found = to + classOf(room.labels[row * room.width + column] as number);
        targets[found] = (targets[found] as number) + 1 / (SAMPLES * SAMPLES);
      }
    }
  return targets;
}

/** How often a room gets another room's furniture, too. */
const VISITED = 0.5;

/**
 * The furniture of another room over this one, at its true place under the horizon (copy and paste, Ghiasi et al. 2021):
 * so many more arrangements are seen than were rendered.
 */
export function furnished(room: TrainingRoom, guest: TrainingRoom, random: Random): TrainingRoom {
  if (guest === room || guest.width !== room.width || guest.height !== room.height || !random.chance(VISITED))
    return room;
  const { width, height } = room;
  const rgb = room.rgb.slice();
  const labels = room.labels.slice();
  const isMirrored = random.chance(0.5);
  const aside = Math.round(random.uniform(-0.5, 0.5) * width);
  const middle = (each: TrainingRoom) => (each.horizonLeft + each.horizonRight) / 2;
  const down = Math.round(middle(room) - middle(guest) + 0.01 * height * random.normal());
  for (let y = Math.max(0, down); y < Math.min(height, height + down); y++)
    for (let x = Math.max(0, aside); x < Math.min(width, width + aside); x++) {
      const column = isMirrored ? width - 1 - (x - aside) : x - aside;
      const from = (y - down) * width + column;
      if (classOf(guest.labels[from] as number) !== IN_FRONT) continue;
      const to = y * width + x;
      labels[to] = guest.labels[from] as number;
      for (let c = 0; c < 3; c++) rgb[3 * to + c] = guest.rgb[3 * from + c] as number;
    }
  return { ...room, rgb, labels };
}

/** One room as the network sees it; without `random` the whole picture as it is. */
export function sampleOf(room: TrainingRoom, width: number, height: number, random: Random | null): Sample {
  const window = windowOf(room, width, height, random);
  const rgb = cut(room, width, height, window, tints(random));
  if (random) develop(rgb, width, height, random);
  const slope = (room.horizonRight - room.horizonLeft) / room.width;
  const atLeft = (room.horizonLeft + slope * window.left - window.top) / window.step;
  const wander = random ? (random.chance(0.1) ? 0.05 : 0.008) * height * random.normal() : 0;
  const ends = [atLeft + wander, atLeft + slope * width + wander];
  if (window.isMirrored) ends.reverse();
  const centre = (room.centreX - window.left) / window.step;
  const view = {
    horizonLeft: ends[0] as number,
    horizonRight: ends[1] as number,
    focal: (room.focal / window.step) * (random ? Math.exp(0.06 * random.normal()) : 1),
    centreX: window.isMirrored ? width - centre : centre,
  };
  const targets = targetsOf(room, width, height, window);
  const weights = new Float32Array((width / 2) * (height / 2));
  for (let y = 0; y < height / 2; y++)
    for (let x = 0; x < width / 2; x++) {
      const horizon = view.horizonLeft + ((view.horizonRight - view.horizonLeft) * (2 * x + 1)) / width;
      weights[(y * width) / 2 + x] = 2 * y + 1 > horizon ? 1 : 0.15;
    }
  return { input: floorInput(rgb, width, height, view), targets, weights };
}
