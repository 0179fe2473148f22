import { useEffect, useRef } from "react";
import type { FloorMask } from "../../engine/room.ts";
import styles from "./stage.module.css";

/** The colour of each floor share, as one word of the canvas: a mask has more than a million. */
const VEIL = new Uint32Array(256);
for (let floor = 0; floor < VEIL.length; floor++)
  new Uint8ClampedArray(VEIL.buffer).set([16, 19, 24, 165 - (165 * floor) / 255], 4 * floor);

export function MaskPreview({ mask }: { mask: FloorMask }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const pixels = context.createImageData(mask.fineWidth, mask.fineHeight);
    const words = new Uint32Array(pixels.data.buffer);
    for (let at = 0; at < words.length; at++) words[at] = VEIL[mask.fine[at] as number] as number;
    context.putImageData(pixels, 0, 0);
  }, [mask]);
  return <canvas ref={canvas} width={mask.fineWidth} height={mask.fineHeight} className={styles.veil} />;
}
