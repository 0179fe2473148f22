import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import styles from "./divider.module.css";
import type { Box } from "./fit-photo.ts";

type DividerProps = {
  box: Box;
  from: number;
  label: string;
  names: readonly [string, string];
  onMove: (from: number) => void;
};

const STEP = 0.02;
const LARGE_STEP = 0.1;
const ENDS: Record<string, number> = { Home: 0, End: 1 };
const WAYS: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

export function Divider({ box, from, label, names, onMove }: DividerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [left, right] = names;

  function drag(event: PointerEvent<HTMLElement>) {
    event.stopPropagation();
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const area = frame.current?.getBoundingClientRect();
    if (area) onMove((event.clientX - area.left) / area.width);
  }

  function press(event: KeyboardEvent) {
    const way = WAYS[event.key];
    const end = ENDS[event.key];
    if (way === undefined && end === undefined) return;
    event.preventDefault();
    onMove(end ?? from + (way ?? 0) * (event.shiftKey ? LARGE_STEP : STEP));
  }

  return (
    <div ref={frame} className={styles.frame} style={box}>
      <div
        className={styles.line}
        style={{ left: `${from * 100}%` }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(from * 100)}
        aria-valuetext={`${left} ${Math.round(from * 100)}%, ${right} ${Math.round((1 - from) * 100)}%`}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
      >
        <b className={styles.left}>{left}</b>
        <b className={styles.right}>{right}</b>
      </div>
    </div>
  );
}
