import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Pixel } from "../../engine/camera.ts";
import type { SimulatorTexts } from "../../simulator.texts.ts";
import type { Box } from "./fit-photo.ts";
import { Magnifier, magnifierBeside } from "./magnifier.tsx";
import styles from "./stage.module.css";

type PointsOverlayProps = {
  box: Box;
  /** What is in sight of the box. */
  stage: { width: number; height: number };
  /** In pixels of the working copy. */
  photoWidth: number;
  display: ImageBitmap;
  points: readonly Pixel[];
  onChange: (points: Pixel[]) => void;
  words: Pick<SimulatorTexts["manual"], "point" | "line">;
  shape: "line" | "quad" | "horizon";
};

const STEP_PX = 1;
const LARGE_STEP_PX = 10;
const GRID = { across: 9, down: 6 };

export function PointsOverlay(props: PointsOverlayProps) {
  const { box, stage, photoWidth, points, onChange, words, shape, display } = props;
  const scale = box.width / photoWidth;
  const [held, setHeld] = useState<number | null>(null);
  const area = useRef<HTMLDivElement>(null);
  /** The last one of a horizon moves the whole line. */
  const handles = shape === "horizon" ? [...points, middleOf(points)] : points;

  function set(place: number, to: Pixel) {
    const [width, height] = [box.width / scale, box.height / scale];
    if (place === points.length) return onChange(lowered(points, to[1] - middleOf(points)[1], height));
    const inside: Pixel = [Math.min(width, Math.max(0, to[0])), Math.min(height, Math.max(0, to[1]))];
    onChange(points.map((point, at) => (at === place ? inside : point)));
  }

  function pixelOf(event: PointerEvent): Pixel {
    const frame = area.current?.getBoundingClientRect();
    return [(event.clientX - (frame?.left ?? 0)) / scale, (event.clientY - (frame?.top ?? 0)) / scale];
  }

  /** Of points that lie closer together than a finger is wide, the nearest, not the topmost. */
  function down(event: PointerEvent) {
    const [x, y] = pixelOf(event);
    const away = handles.map((point) => Math.hypot(point[0] - x, point[1] - y));
    setHeld(away.indexOf(Math.min(...away)));
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function press(event: KeyboardEvent, place: number) {
    const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const point = handles[place];
    if (!way || !point) return;
    event.preventDefault();
    set(place, [point[0] + (way[0] ?? 0) * step, point[1] + (way[1] ?? 0) * step]);
  }

  const onScreen = handles.map(([x, y]): Pixel => [x * scale, y * scale]);
  return (
    <div ref={area} className={styles.points} style={box} data-points>
      <svg aria-hidden="true" className={styles.lines}>
        {shape === "quad" ? (
          <Grid corners={onScreen} />
        ) : (
          <Line points={onScreen} isWide={shape === "horizon"} box={box} />
        )}
      </svg>
      {onScreen.map(([left, top], place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
          key={place}
          type="button"
          className={styles.point}
          data-held={place === held || undefined}
          style={{ left, top }}
          aria-label={place < points.length ? words.point(place + 1) : words.line}
          onKeyDown={(event) => press(event, place)}
          onPointerDown={down}
          onPointerMove={(event) => held !== null && set(held, pixelOf(event))}
          onPointerUp={() => setHeld(null)}
          onPointerCancel={() => setHeld(null)}
        >
          <Magnifier
            display={display}
            photoWidth={photoWidth}
            at={handles[place] ?? [0, 0]}
            place={magnifierBeside([box.left + left, box.top + top], stage)}
          />
        </button>
      ))}
    </div>
  );
}

const middleOf = (points: readonly Pixel[]): Pixel => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** All lowered alike, none out of the photo. */
function lowered(points: readonly Pixel[], down: number, height: number): Pixel[] {
  const heights = points.map(([, y]) => y);
  const by = Math.min(height - Math.max(...heights), Math.max(-Math.min(...heights), down));
  return points.map(([x, y]) => [x, y + by]);
}

function Line({ points, isWide, box }: { points: Pixel[]; isWide: boolean; box: Box }) {
  const [one, other] = points;
  if (!one || !other) return null;
  const slope = (other[1] - one[1]) / (other[0] - one[0] || 1);
  const at = (x: number): Pixel => [x, one[1] + slope * (x - one[0])];
  const [from, to] = isWide ? [at(0), at(box.width)] : [one, other];
  return <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />;
}

/** Corners: bottom left, bottom right, top right, top left. */
function Grid({ corners }: { corners: Pixel[] }) {
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) return null;
  const across = Array.from({ length: GRID.across + 1 }, (_, place) => place / GRID.across);
  const down = Array.from({ length: GRID.down + 1 }, (_, place) => place / GRID.down);
  const at = squareTo(a, b, c, d);
  return (
    <>
      {across.map((share) => (
        <Thread key={`a${share}`} from={at(share, 0)} to={at(share, 1)} isEdge={share === 0 || share === 1} />
      ))}
      {down.map((share) => (
        <Thread key={`d${share}`} from={at(0, share)} to={at(1, share)} isEdge={share === 0 || share === 1} />
      ))}
    </>
  );
}

function Thread({ from, to, isEdge }: { from: Pixel; to: Pixel; isEdge: boolean }) {
  return (
    <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} className={isEdge ? styles.edge : undefined} />
  );
}

/** Projective map of the unit square (Heckbert). */
function squareTo(a: Pixel, b: Pixel, c: Pixel, d: Pixel): (u: number, v: number) => Pixel {
  const [dx1, dy1, dx2, dy2] = [b[0] - c[0], b[1] - c[1], d[0] - c[0], d[1] - c[1]];
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const whole = dx1 * dy2 - dx2 * dy1 || 1;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return [
      ((b[0] - a[0] + g * b[0]) * u + (d[0] - a[0] + h * d[0]) * v + a[0]) / w,
      ((b[1] - a[1] + g * b[1]) * u + (d[1] - a[1] + h * d[1]) * v + a[1]) / w,
    ];
  };
}
