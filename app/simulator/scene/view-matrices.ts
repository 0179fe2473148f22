import { axesOf, type Camera } from "../engine/camera.ts";

/** Column-major. */
export type Matrix = readonly number[];

const NEAR = 0.05;
const FAR = 200;

/** From z up, x ahead, y left to OpenGL's camera (-z ahead, y up). */
export function viewMatrix(camera: Camera): Matrix {
  const { forward, left, up } = axesOf(camera);
  const column = ([right, down, ahead]: readonly [number, number, number], w = 0) => [
    right,
    -down,
    -ahead,
    w,
  ];
  const eye = up.map((part) => -part * camera.aboveFloor) as [number, number, number];
  return [...column(forward), ...column(left), ...column(up), ...column(eye, 1)];
}

/** With the principal point, so that cropped photos work. */
export function projectionMatrix({ width, height, focal, centreX, centreY }: Camera): Matrix {
  const depth = NEAR - FAR;
  return [
    ...[(2 * focal) / width, 0, 0, 0],
    ...[0, (2 * focal) / height, 0, 0],
    ...[1 - (2 * centreX) / width, (2 * centreY) / height - 1, (FAR + NEAR) / depth, -1],
    ...[0, 0, (2 * FAR * NEAR) / depth, 0],
  ];
}
