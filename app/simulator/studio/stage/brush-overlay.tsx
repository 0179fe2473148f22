import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Pixel } from "../../engine/camera.ts";
import type { Cover, FloorMask, Stroke } from "../../engine/room.ts";
import { BRUSH, type Mark } from "./brush-bar.tsx";
import type { Box } from "./fit-photo.ts";
import { MaskPreview } from "./mask-preview.tsx";
import styles from "./stage.module.css";

type BrushOverlayProps = {
  box: Box;
  photo: { width: number; height: number };
  mask: FloorMask | null;
  mark: Mark;
  /** Screen pixels. */
  radius: number;
  label: string;
  help: string;
  onStroke: (stroke: Stroke) => void;
  onErase: (eraser: Pick<Stroke, "points" | "radius">) => void;
  onRadius: (radius: number) => void;
  /** A line over a rug that lies in the photo. */
  onCover: (line: Cover) => void;
};

const STEP_PX = 8;
const MARKS: Record<string, Mark> = { f: "floor", o: "front", e: "erase" };
const SIZES: Record<string, number> = { "[": -BRUSH.step, "]": BRUSH.step };

const STYLES: Record<Mark, string | undefined> = {
  floor: styles.floorStroke,
  front: styles.frontStroke,
  erase: styles.eraser,
  cover: styles.frontStroke,
};

export function BrushOverlay(props: BrushOverlayProps) {
  const { box, photo, mask, mark, radius, label, help, onStroke, onErase, onRadius, onCover } = props;
  const scale = box.width / photo.width;
  const [line, setLine] = useState<Pixel[]>([]);
  const [aim, setAim] = useState<Pixel>([photo.width / 2, photo.height * 0.8]);
  const area = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Set<number>());
  function stroke(points: Pixel[], as: Mark) {
    const drawn = { points, radius: radius / scale };
    if (as === "cover") onCover(drawn);
    else if (as === "erase") onErase(drawn);
    else onStroke({ mark: as, ...drawn });
  }

  function pixelOf(event: PointerEvent): Pixel {
    const frame = area.current?.getBoundingClientRect();
    return [(event.clientX - (frame?.left ?? 0)) / scale, (event.clientY - (frame?.top ?? 0)) / scale];
  }

  function press(event: KeyboardEvent) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const marked = mark === "cover" ? undefined : MARKS[event.key.toLowerCase()];
    const size = SIZES[event.key];
    // Over a rug a line is begun and ended by the same key; the arrows draw it.
    const isEnd = mark === "cover" && event.key === "Enter";
    if ((!way && !marked && !size && !isEnd) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (size) return onRadius(Math.min(BRUSH.most, Math.max(BRUSH.least, radius + size)));
    if (marked) return stroke([aim], marked);
    if (isEnd && line.length > 0) stroke(line, mark);
    if (isEnd) return setLine(line.length > 0 ? [] : [aim]);
    const by = (STEP_PX * (event.shiftKey ? 4 : 1)) / scale;
    const next: Pixel = [
      Math.min(photo.width, Math.max(0, aim[0] + (way?.[0] ?? 0) * by)),
      Math.min(photo.height, Math.max(0, aim[1] + (way?.[1] ?? 0) * by)),
    ];
    setAim(next);
    if (line.length > 0) setLine([...line, next]);
  }

  return (
    <div
      ref={area}
      className={styles.brush}
      style={box}
      tabIndex={0}
      role="application"
      aria-label={label}
      aria-description={help}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.add(event.pointerId);
        // Two fingers zoom.
        setLine(fingers.current.size > 1 ? [] : [pixelOf(event)]);
      }}
      onPointerMove={(event) => line.length > 0 && setLine([...line, pixelOf(event)])}
      onPointerUp={(event) => {
        fingers.current.delete(event.pointerId);
        if (line.length > 0) stroke(line, mark);
        setLine([]);
      }}
      onPointerCancel={(event) => {
        fingers.current.delete(event.pointerId);
        setLine([]);
      }}
    >
      {mask && mark !== "cover" && <MaskPreview mask={mask} />}
      <svg aria-hidden="true" className={styles.lines}>
        <polyline
          points={line.map(([x, y]) => `${x * scale},${y * scale}`).join(" ")}
          strokeWidth={radius * 2}
          className={STYLES[mark]}
        />
        <g className={styles.aim} transform={`translate(${aim[0] * scale} ${aim[1] * scale})`}>
          <path d={`M-${radius + 8} 0h${radius * 2 + 16}M0 -${radius + 8}v${radius * 2 + 16}`} />
          <circle r={radius} />
        </g>
      </svg>
    </div>
  );
}
