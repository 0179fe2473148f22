import { useEffect, useRef } from "react";
import type { Pixel } from "../../engine/camera.ts";
import styles from "./stage.module.css";

const SIZE = 112;
const TIMES = 2.5;
/** From the point, so that no fingertip covers it. */
const AWAY = 35;
const MARGIN = 4;

type MagnifierProps = {
  display: ImageBitmap;
  photoWidth: number;
  at: Pixel;
  /** From the point. */
  place: { left: number; top: number };
};

/** Above the point; where it would be cut there, beside it, towards the middle: below lies the hand. */
export function magnifierBeside([x, y]: Pixel, stage: { width: number; height: number }) {
  const within = (at: number, length: number) => Math.max(MARGIN, Math.min(length - SIZE - MARGIN, at));
  const isCut = y - AWAY - SIZE < MARGIN;
  const inwards = x > stage.width / 2 ? x - AWAY - SIZE : x + AWAY;
  const left = within(isCut ? inwards : x - SIZE / 2, stage.width) - x;
  const top = (isCut ? within(y - SIZE / 2, stage.height) : y - AWAY - SIZE) - y;
  return { left, top };
}

export function Magnifier({ display, photoWidth, at, place }: MagnifierProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const scale = display.width / photoWidth;
    const side = (SIZE / TIMES) * scale;
    context.fillStyle = "#000";
    context.fillRect(0, 0, SIZE, SIZE);
    context.drawImage(
      display,
      at[0] * scale - side / 2,
      at[1] * scale - side / 2,
      side,
      side,
      0,
      0,
      SIZE,
      SIZE,
    );
  }, [display, photoWidth, at]);
  return (
    <span className={styles.magnifier} style={place} data-magnifier>
      <canvas ref={canvas} width={SIZE} height={SIZE} />
    </span>
  );
}
