import type { Metres, Radians } from "./units.ts";

/**
 * A pinhole camera over a floor. Camera axes: x right, y down, z forward; pixel centres at +0.5. World: z up,
 * floor z = 0, origin below the camera, x forward, y left.
 */
export type Camera = {
  /** Pixels of the picture that the values below refer to. */
  width: number;
  height: number;
  focal: number;
  centreX: number;
  centreY: number;
  /** Negative looks down. */
  pitch: Radians;
  /** Positive when the camera's right side is higher. */
  roll: Radians;
  aboveFloor: Metres;
};

export type Vector = readonly [number, number, number];
export type Pixel = readonly [x: number, y: number];
export type FloorPoint = readonly [x: Metres, y: Metres];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function normalised(a: Vector): Vector {
  const length = Math.hypot(a[0], a[1], a[2]);
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** The world's up in camera coordinates. */
export const upOf = (pitch: Radians, roll: Radians): Vector => [
  Math.sin(roll) * Math.cos(pitch),
  -Math.cos(roll) * Math.cos(pitch),
  Math.sin(pitch),
];

export type Axes = { forward: Vector; left: Vector; up: Vector };

/** World axes in camera coordinates: columns of the view matrix. */
export function axesOf(camera: Pick<Camera, "pitch" | "roll">): Axes {
  const up = upOf(camera.pitch, camera.roll);
  const forward = normalised([-up[2] * up[0], -up[2] * up[1], 1 - up[2] * up[2]]);
  return { forward, left: cross(up, forward), up };
}

export type Projection = {
  /** Null at and above the horizon. */
  toFloor(x: number, y: number): FloorPoint | null;
  /** Null behind the camera. */
  toPicture(x: Metres, y: Metres, z?: Metres): Pixel | null;
  horizonAt(x: number): number;
};

const CLOSEST_TO_HORIZON = 1e-4;
const NEAREST_DEPTH: Metres = 0.02;

export function projectionOf(camera: Camera): Projection {
  const { focal, centreX, centreY, aboveFloor } = camera;
  const { forward, left, up } = axesOf(camera);
  return {
    toFloor(x, y) {
      const ray: Vector = [(x - centreX) / focal, (y - centreY) / focal, 1];
      const rise = dot(ray, up);
      if (rise > -CLOSEST_TO_HORIZON) return null;
      const reach = -aboveFloor / rise;
      return [reach * dot(ray, forward), reach * dot(ray, left)];
    },
    toPicture(x, y, z = 0) {
      const drop = z - aboveFloor;
      const depth = x * forward[2] + y * left[2] + drop * up[2];
      if (depth < NEAREST_DEPTH) return null;
      const right = x * forward[0] + y * left[0] + drop * up[0];
      const down = x * forward[1] + y * left[1] + drop * up[1];
      return [centreX + (focal * right) / depth, centreY + (focal * down) / depth];
    },
    horizonAt: (x) => centreY - (up[0] * (x - centreX) + focal * up[2]) / up[1],
  };
}

export function scaledCamera(camera: Camera, width: number, height: number): Camera {
  const across = width / camera.width;
  const down = height / camera.height;
  return {
    ...camera,
    width,
    height,
    focal: camera.focal * Math.sqrt(across * down),
    centreX: camera.centreX * across,
    centreY: camera.centreY * down,
  };
}
