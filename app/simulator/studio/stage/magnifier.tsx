import { useEffect, useRef } from "react";
import type { Pixel } from "../../engine/camera.ts";
import styles from "./stage.module.css";

const SIZE = 112;
const TIMES = 2.5;

type MagnifierProps = { display: ImageBitmap; photoWidth: number; at: Pixel };

export function Magnifier({ display, photoWidth, at }: MagnifierProps) {
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
    <span className={styles.magnifier}>
      <canvas ref={canvas} width={SIZE} height={SIZE} />
    </span>
  );
}
