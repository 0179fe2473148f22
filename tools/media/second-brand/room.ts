import { noise } from "./designs.ts";
import type { Raster } from "./draw-rug.ts";

export type Vector = [x: number, y: number, z: number];
type Ground = "tile" | "wood" | "cement";
export type Thing =
  | { kind: "box"; low: Vector; high: Vector; colour: string }
  | { kind: "ball"; centre: Vector; radius: number; colour: string }
  | { kind: "post"; centre: Vector; radius: number; height: number; colour: string };

/** Floor at z = 0, a wall behind, light through a window at the right. Metres; the camera looks along y. */
export type Room = {
  wall: string;
  floor: { kind: Ground; colours: [string, string] };
  /** Metres from the middle of the floor to the wall. */
  depth: number;
  rug: { top: Raster; centre: [number, number]; size: [number, number]; turn: number; hangs?: boolean };
  things: Thing[];
  eye: Vector;
  lens: number;
  /** Vertical shift without tilt. */
  shift: number;
  sun: Vector;
};

type Hit = { distance: number; point: Vector; normal: Vector; colour: Vector };
type Paint = { width: number; height: number; samples: number };

const WINDOW = { x: 3.4, low: 0.5, high: 2.7, bars: 0.62 };
const SUNLIGHT: Vector = [1.5, 1.28, 0.98];
const SKYLIGHT: Vector = [0.5, 0.53, 0.58];
const PILE_METRES = 0.018;

function chance(seed: number, at: number): number {
  let hash = Math.imul(seed ^ (at * 0x9e3779b9), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x100000000;
}

const add = (a: Vector, b: Vector, by = 1): Vector => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Vector): Vector => add([0, 0, 0], a, 1 / Math.hypot(...a));
const toLinear = (byte: number) => (byte / 255) ** 2.2;
const linear = (hex: string): Vector =>
  [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16))) as Vector;
const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];

export function paintRoom(room: Room, { width, height, samples }: Paint): Raster {
  const colours = new Map<string, Vector>();
  const colourOf = (hex: string) => {
    const known = colours.get(hex) ?? linear(hex);
    colours.set(hex, known);
    return known;
  };
  const sun = unit(room.sun);
  const data = Buffer.alloc(width * height * 4, 255);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let sum: Vector = [0, 0, 0];
      for (let sample = 0; sample < samples; sample += 1) {
        const seed = (row * width + column) * samples + sample;
        const [jx, jy] = [chance(seed, 1), chance(seed, 2)];
        const u = ((column + jx) / width - 0.5) * (width / height);
        const v = 0.5 - (row + jy) / height;
        const ray = unit([u, room.lens, v + room.shift]);
        sum = add(sum, lightFrom(room, ray, sun, colourOf, seed));
      }
      for (let channel = 0; channel < 3; channel += 1) {
        const light = (sum[channel] as number) / samples;
        // Tone mapping: compresses highlights, as film does.
        data[(row * width + column) * 4 + channel] =
          255 * Math.min(1, (light / (1 + 0.22 * light)) * 1.16) ** (1 / 2.2);
      }
    }
  }
  return { width, height, data };
}

function lightFrom(
  room: Room,
  ray: Vector,
  sun: Vector,
  colourOf: (hex: string) => Vector,
  seed: number,
): Vector {
  const hit = nearest(room, room.eye, ray, colourOf);
  if (!hit) return [0.7, 0.72, 0.75];
  const start = add(hit.point, hit.normal, 0.003);
  const spread = (at: number) => (chance(seed, 2 + at) - 0.5) * 0.03;
  const towards = unit(add(sun, [spread(1), spread(2), spread(3)]));
  const facing = Math.max(0, dot(hit.normal, towards));
  const isLit = facing > 0 && comesThrough(start, towards) && !isBlocked(room, start, towards, 12, colourOf);
  const open = openness(room, start, hit.normal, seed, colourOf);
  const light: Vector = [0, 0, 0];
  for (let channel = 0; channel < 3; channel += 1) {
    const bounced = 0.16 * (channel === 2 ? 0.8 : 1);
    light[channel] =
      (hit.colour[channel] as number) *
      ((SKYLIGHT[channel] as number) * open +
        bounced * open +
        (isLit ? (SUNLIGHT[channel] as number) * facing : 0));
  }
  return light;
}

/** Whether sunlight reaches the point between the window bars. */
function comesThrough(point: Vector, sun: Vector): boolean {
  if (sun[0] <= 0) return false;
  const way = (WINDOW.x - point[0]) / sun[0];
  if (way < 0) return true;
  const [y, z] = [point[1] + sun[1] * way, point[2] + sun[2] * way];
  if (z < WINDOW.low || z > WINDOW.high || y < -2.6 || y > 1.9) return false;
  const across = ((y % WINDOW.bars) + WINDOW.bars) % WINDOW.bars;
  const up = (((z - WINDOW.low) % 0.74) + 0.74) % 0.74;
  return across > 0.05 && up > 0.045;
}

/** Ambient occlusion: visible share of the sky. */
function openness(
  room: Room,
  point: Vector,
  normal: Vector,
  seed: number,
  colourOf: (hex: string) => Vector,
): number {
  let free = 0;
  const looks = 3;
  for (let look = 0; look < looks; look += 1) {
    const turn = 2 * Math.PI * chance(seed, 10 + look);
    const lift = Math.sqrt(chance(seed, 20 + look));
    const flat = Math.sqrt(1 - lift * lift);
    const [a, b] = [flat * Math.cos(turn), flat * Math.sin(turn)];
    const side: Vector = Math.abs(normal[2]) > 0.5 ? [1, 0, 0] : [0, 0, 1];
    const other: Vector = [
      normal[1] * side[2] - normal[2] * side[1],
      normal[2] * side[0] - normal[0] * side[2],
      normal[0] * side[1] - normal[1] * side[0],
    ];
    const way = unit(add(add(scaled(normal, lift), side, a), other, b));
    if (!isBlocked(room, point, way, 0.9, colourOf)) free += 1;
  }
  return 0.35 + (0.65 * free) / looks;
}

function isBlocked(
  room: Room,
  from: Vector,
  ray: Vector,
  within: number,
  colourOf: (hex: string) => Vector,
): boolean {
  const hit = nearest(room, from, ray, colourOf);
  return hit !== null && hit.distance < within;
}

function nearest(room: Room, from: Vector, ray: Vector, colourOf: (hex: string) => Vector): Hit | null {
  let found: Hit | null = null;
  const take = (distance: number, normal: Vector, colour: (point: Vector) => Vector | null) => {
    if (distance <= 1e-4 || (found && distance >= found.distance)) return;
    const point = add(from, ray, distance);
    const seen = colour(point);
    if (seen) found = { distance, point, normal, colour: seen };
  };
  const { rug } = room;
  if (ray[2] < 0) {
    if (!rug.hangs) take((PILE_METRES - from[2]) / ray[2], [0, 0, 1], ([x, y]) => rugColour(room, x, y));
    take(-from[2] / ray[2], [0, 0, 1], (point) => floorColour(room, point, colourOf));
  }
  if (ray[1] > 0) {
    if (rug.hangs)
      take((room.depth - 0.03 - from[1]) / ray[1], [0, -1, 0], ([x, , z]) => rugColour(room, x, z));
    take((room.depth - from[1]) / ray[1], [0, -1, 0], (point) => wallColour(room, point, colourOf));
  }
  for (const thing of room.things) takeThing(thing, from, ray, take, colourOf(thing.colour));
  return found;
}

type Take = (distance: number, normal: Vector, colour: (point: Vector) => Vector | null) => void;

function takeThing(thing: Thing, from: Vector, ray: Vector, take: Take, colour: Vector): void {
  if (thing.kind === "box") {
    takeBox(thing, from, ray, take, colour);
    return;
  }
  const { centre, radius } = thing;
  const isPost = thing.kind === "post";
  const [dx, dy, dz] = [from[0] - centre[0], from[1] - centre[1], isPost ? 0 : from[2] - centre[2]];
  const [rx, ry, rz] = [ray[0], ray[1], isPost ? 0 : ray[2]];
  const a = rx * rx + ry * ry + rz * rz;
  const half = dx * rx + dy * ry + dz * rz;
  const under = half * half - a * (dx * dx + dy * dy + dz * dz - radius * radius);
  if (under > 0) {
    const distance = (-half - Math.sqrt(under)) / a;
    const point = add(from, ray, distance);
    const out: Vector = [point[0] - centre[0], point[1] - centre[1], isPost ? 0 : point[2] - centre[2]];
    const isWithin = !isPost || (point[2] > centre[2] && point[2] < centre[2] + thing.height);
    if (isWithin && (isPost || point[2] > 0)) take(distance, unit(out), () => colour);
  }
  if (isPost && ray[2] < 0)
    take((centre[2] + thing.height - from[2]) / ray[2], [0, 0, 1], ([x, y]) =>
      Math.hypot(x - centre[0], y - centre[1]) < radius ? colour : null,
    );
}

function takeBox(
  { low, high }: Extract<Thing, { kind: "box" }>,
  from: Vector,
  ray: Vector,
  take: Take,
  colour: Vector,
): void {
  for (const axis of [0, 1, 2] as const) {
    const isUp = ray[axis] < 0;
    const at = isUp ? high[axis] : low[axis];
    const normal: Vector = [0, 0, 0];
    normal[axis] = isUp ? 1 : -1;
    take((at - from[axis]) / ray[axis], normal, (point) =>
      ([0, 1, 2] as const).every(
        (other) => other === axis || (point[other] >= low[other] && point[other] <= high[other]),
      )
        ? colour
        : null,
    );
  }
}

/** Colour at a point of the floor or the wall; null beside the rug. */
function rugColour({ rug, depth: _ }: Room, x: number, y: number): Vector | null {
  const { top, centre, size, turn } = rug;
  const [dx, dy] = [x - centre[0], y - centre[1]];
  const u = (dx * Math.cos(turn) + dy * Math.sin(turn)) / size[0] + 0.5;
  const v = 0.5 - (-dx * Math.sin(turn) + dy * Math.cos(turn)) / size[1];
  if (u < 0 || u >= 1 || v < 0 || v >= 1) return null;
  const at = (Math.floor(v * top.height) * top.width + Math.floor(u * top.width)) * 4;
  if (top.data[at + 3] === 0) return null;
  return [top.data[at] ?? 0, top.data[at + 1] ?? 0, top.data[at + 2] ?? 0].map(toLinear) as Vector;
}

function wallColour({ wall }: Room, [x, , z]: Vector, colourOf: (hex: string) => Vector): Vector {
  const brushed =
    noise(x * 1.3, z * 1.1, 61) * 0.5 + noise(x * 5, z * 3, 62) * 0.3 + noise(x * 17, z * 12, 63) * 0.2;
  const base = z < 0.09 ? 0.8 : 1;
  return scaled(colourOf(wall), base * (0.9 + 0.2 * brushed));
}

function floorColour({ floor }: Room, [x, y]: Vector, colourOf: (hex: string) => Vector): Vector {
  const [first, second] = floor.colours;
  if (floor.kind === "cement") return scaled(colourOf(first), 0.86 + 0.28 * noise(x * 2, y * 2, 71));
  if (floor.kind === "wood") {
    const board = Math.floor(x / 0.14);
    const grain =
      0.82 + 0.3 * noise(x * 30, y * 2 + board * 9, 72) * noise(board, 3, 73) + 0.1 * noise(board, 5, 74);
    const gap = x / 0.14 - board < 0.03 ? 0.6 : 1;
    return scaled(colourOf(noise(board, 8, 75) > 0.5 ? first : second), grain * gap);
  }
  const [column, row] = [Math.floor(x / 0.2), Math.floor(y / 0.2)];
  const [u, v] = [x / 0.2 - column - 0.5, y / 0.2 - row - 0.5];
  const isJoint = Math.abs(u) > 0.485 || Math.abs(v) > 0.485;
  const isFlower = Math.abs(u) + Math.abs(v) < 0.22 + 0.1 * Math.cos(4 * Math.atan2(v, u));
  const colour = (column + row) % 2 === 0 ? !isFlower : isFlower;
  return scaled(
    colourOf(colour ? first : second),
    (isJoint ? 0.8 : 1) * (0.94 + 0.1 * noise(column, row, 76)),
  );
}
