import { useEffect, useId, useMemo, useRef, useState } from "react";
import { simulatorAdminTexts } from "../panel/simulator-admin.texts.ts";
import { paintFlatRug, type Raster } from "../scene/flat-rug.ts";
import { fitted, shownSize } from "../scene/rug-raster.ts";
import { TEST_ROOM } from "../studio/sample-rooms.ts";
import type { RugDesignDraft } from "./rug-designs.rules.ts";
import styles from "./rug-preview.module.css";
import { type MeasuredSize, parseSize, spelledSize } from "./rug-sizes.rules.ts";

const texts = simulatorAdminTexts.editor;
const { camera, floor } = TEST_ROOM;
const sidesOf = ({ widthMetres, lengthMetres }: MeasuredSize) => ({
  width: widthMetres,
  length: lengthMetres,
});

/** As it would lie in a room in one of its sizes; pile and edge are seen in the simulator alone. */
export function RugPreview({ draft }: { draft: RugDesignDraft }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const choice = useId();
  const room = useRaster(TEST_ROOM.url, camera.width);
  const bare = useRaster(TEST_ROOM.floorUrl, camera.width);
  const rug = useRaster(draft.imageUrl, RUG_PIXELS);
  const [place, setPlace] = useState(0);
  const written = [...new Set(draft.sizes)].filter((text) => parseSize(text));
  const [firstSize = "", chosen = firstSize] = [draft.sizes[0], written[place]];
  // Painting takes longer than a key press: it must not follow from what is typed in other fields.
  const first = useMemo(() => parseSize(firstSize), [firstSize]);
  const size = useMemo(() => parseSize(chosen), [chosen]);
  const { fit, shape } = draft;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || !room) return;
    const shown = new ImageData(new Uint8ClampedArray(room.data), room.width, room.height);
    if (rug && first && size) {
      const lying = fitted(rug, shownSize(rug, sidesOf(first)), sidesOf(size), fit || "scale");
      paintFlatRug(
        shown,
        lying,
        camera,
        { ...floor, ...sidesOf(size) },
        { ...ROOM, floorAt: readFloor(bare), shape },
      );
    }
    context.putImageData(shown, 0, 0);
  }, [room, bare, rug, first, size, fit, shape]);
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
      <figcaption>
        {rug && first && size ? texts.previewNote(spelledSize(size)) : texts.previewEmpty}
      </figcaption>
      {rug && written.length > 1 && (
        <p className={styles.size}>
          <label htmlFor={choice}>{texts.previewSize}</label>
          <select id={choice} value={place} onChange={(event) => setPlace(Number(event.currentTarget.value))}>
            {written.map((text, at) => (
              <option key={text} value={at}>
                {text}
              </option>
            ))}
          </select>
        </p>
      )}
    </figure>
  );
}

const RUG_PIXELS = 700;
const ROOM = { lightAt: () => [0.78, 0.72, 0.62] as const };

/** 0 behind furniture. */
const readFloor = (bare: Raster | null) =>
  bare ? (x: number, y: number) => (bare.data[4 * (y * bare.width + x)] ?? 255) / 255 : undefined;

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
