import type { Pixel } from "./camera.ts";
import type { Stroke } from "./room.ts";

/** Strokes are split where the eraser touches them. */
export function erasedStrokes(
  strokes: readonly Stroke[],
  eraser: Pick<Stroke, "points" | "radius">,
): readonly Stroke[] {
  const left = strokes.flatMap((stroke) => {
    const points = close(stroke.points, eraser.radius / 2);
    const isTouched = points.map((point) => distanceTo(point, eraser.points) <= eraser.radius);
    return isTouched.includes(true) ? partsOf(stroke, points, isTouched) : [stroke];
  });
  return left.length === strokes.length && left.every((stroke, at) => stroke === strokes[at])
    ? strokes
    : left;
}

function partsOf(stroke: Stroke, points: readonly Pixel[], isTouched: readonly boolean[]): Stroke[] {
  const parts: Pixel[][] = [[]];
  for (const [at, point] of points.entries()) {
    if (isTouched[at]) parts.push([]);
    else parts.at(-1)?.push(point);
  }
  return parts.filter(({ length }) => length > 0).map((part) => ({ ...stroke, points: part }));
}

function close(points: readonly Pixel[], most: number): readonly Pixel[] {
  return points.flatMap(([x, y], at) => {
    const [fromX, fromY] = points[at - 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / Math.max(1, most)));
    return Array.from({ length: steps }, (_, step): Pixel => {
      const share = (step + 1) / steps;
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
    });
  });
}

/** From a point to a line of points. */
export function distanceTo([x, y]: Pixel, line: readonly Pixel[]): number {
  return Math.min(...line.map((end, at) => distanceToSegment(x, y, line[at - 1] ?? end, end)));
}

export function distanceToSegment(x: number, y: number, [x1, y1]: Pixel, [x2, y2]: Pixel): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}
