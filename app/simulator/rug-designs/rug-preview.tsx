import { useEffect, useMemo, useRef, useState } from "react";
import { simulatorAdminTexts } from "../panel/simulator-admin.texts.ts";
import { paintFlatRug, type Raster } from "../scene/flat-rug.ts";
import { TEST_ROOM } from "../studio/sample-rooms.ts";
import type { RugDesignDraft } from "./rug-designs.rules.ts";
import styles from "./rug-preview.module.css";
import { parseSize, spelledSize } from "./rug-sizes.rules.ts";

const texts = simulatorAdminTexts.editor;
const { camera, floor } = TEST_ROOM;

export function RugPreview({ draft }: { draft: RugDesignDraft }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const room = useRaster(TEST_ROOM.url, camera.width);
  const rug = useRaster(draft.imageUrl, RUG_PIXELS);
  const [firstSize = ""] = draft.sizes;
  // Painting takes longer than a key press: it must not follow from what is typed in other fields.
  const size = useMemo(() => parseSize(firstSize), [firstSize]);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || !room) return;
    const shown = new ImageData(new Uint8ClampedArray(room.data), room.width, room.height);
    if (rug && size) {
      const { widthMetres, lengthMetres } = size;
      paintFlatRug(shown, rug, camera, { ...floor, width: widthMetres, length: lengthMetres }, ROOM_LIGHT);
    }
    context.putImageData(shown, 0, 0);
  }, [room, rug, size]);
  const name = draft.name || texts.rug;
  return (
    <figure className={styles.preview}>
      <canvas
        ref={canvas}
        width={camera.width}
        height={camera.height}
        role="img"
        aria-label={draft.imageUrl ? texts.previewAlt(name) : texts.previewEmpty}
      />
      <figcaption>{rug && size ? texts.previewNote(spelledSize(size)) : texts.previewEmpty}</figcaption>
    </figure>
  );
}

const RUG_PIXELS = 700;
const ROOM_LIGHT = { lightAt: () => [0.78, 0.72, 0.62] as const };

function useRaster(url: string, mostWide: number): Raster | null {
  const [raster, setRaster] = useState<{ url: string; raster: Raster } | null>(null);
  useEffect(() => {
    if (!url) return;
    let isWanted = true;
    const picture = new Image();
    picture.src = url;
    void picture.decode().then(
      () => isWanted && setRaster({ url, raster: rasterOf(picture, mostWide) }),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [url, mostWide]);
  return raster?.url === url ? raster.raster : null;
}

function rasterOf(picture: HTMLImageElement, mostWide: number): Raster {
  const scale = Math.min(1, mostWide / picture.naturalWidth);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.naturalWidth * scale);
  canvas.height = Math.round(picture.naturalHeight * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no canvas");
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
