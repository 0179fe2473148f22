import { axesOf, type Camera } from "../engine/camera.ts";

/** Sixteen numbers, column after column, as graphics libraries take them. */
export type Matrix = readonly number[];

const NEAR = 0.05;
const FAR = 200;

/** From the engine's world (z up, x ahead, y left) to a camera that looks along -z with y up. */
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

/** The lens: focal length and centre as they were found, so that a cut picture is drawn as it was cut. */
export function projectionMatrix({ width, height, focal, centreX, centreY }: Camera): Matrix {
  const depth = NEAR - FAR;
  return [
    ...[(2 * focal) / width, 0, 0, 0],
    ...[0, (2 * focal) / height, 0, 0],
    ...[1 - (2 * centreX) / width, (2 * centreY) / height - 1, (FAR + NEAR) / depth, -1],
    ...[0, 0, (2 * FAR * NEAR) / depth, 0],
  ];
}
