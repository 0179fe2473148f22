import { useEffect, useRef } from "react";
import type { FloorMask } from "../../engine/room.ts";
import styles from "./stage.module.css";

export function MaskPreview({ mask }: { mask: FloorMask }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const pixels = context.createImageData(mask.fineWidth, mask.fineHeight);
    mask.fine.forEach((floor, at) => {
      pixels.data.set([16, 19, 24, 165 - (165 * floor) / 255], at * 4);
    });
    context.putImageData(pixels, 0, 0);
  }, [mask]);
  return <canvas ref={canvas} width={mask.fineWidth} height={mask.fineHeight} className={styles.veil} />;
}
