import { type PointerEvent, useId, useState } from "react";
import { SavedNote } from "#app/ui/forms/saved-note.tsx";
import { useAutoSubmit } from "#app/ui/forms/use-auto-submit.ts";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./focal-field.module.css";
import { saveMedia } from "./picker.client.ts";
import { libraryTexts } from "./picker.texts.ts";

const { focal: texts } = libraryTexts;
const CROPS = ["1 / 1", "4 / 5", "16 / 9"];

type Point = { x: number; y: number };

/** By a tap on the picture or two sliders. Saved on change. */
export function FocalField({ url, picture }: { url: string; picture: PictureData }) {
  const id = useId();
  const [point, setPoint] = useState<Point>(picture.focal);
  const auto = useAutoSubmit({ send: saveMedia });
  const isWhole = picture.colour === "transparent";

  function move(next: Point) {
    setPoint(next);
    auto.saveSoon({ url, x: String(next.x), y: String(next.y) });
  }
  function tap(event: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const inside = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
    move({ x: inside((event.clientX - left) / width), y: inside((event.clientY - top) / height) });
  }
  const slider = (axis: "x" | "y", label: string) => (
    <label className={styles.slider} htmlFor={`${id}-${axis}`}>
      <span>{label}</span>
      <input
        id={`${id}-${axis}`}
        type="range"
        min="0"
        max="100"
        value={Math.round(point[axis] * 100)}
        onChange={(event) => move({ ...point, [axis]: Number(event.currentTarget.value) / 100 })}
        onBlur={auto.flush}
      />
      <output>{texts.percent(Math.round(point[axis] * 100))}</output>
    </label>
  );
  return (
    <fieldset className={styles.field}>
      <legend>{texts.legend}</legend>
      <p className={styles.help}>{texts.help}</p>
      <div
        className={styles.picture}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          tap(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && tap(event)}
        onPointerUp={auto.flush}
      >
        <Picture picture={picture} alt="" sizes="456px" />
        <span className={styles.point} style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
      </div>
      {slider("x", texts.across)}
      {slider("y", texts.down)}
      {!isWhole && (
        <figure>
          <figcaption className={styles.help}>{texts.crops}</figcaption>
          <div className={styles.crops}>
            {CROPS.map((ratio) => (
              <span key={ratio} className={styles.crop} style={{ aspectRatio: ratio }}>
                <Picture picture={{ ...picture, focal: point }} alt="" sizes="140px" />
              </span>
            ))}
          </div>
        </figure>
      )}
      <SavedNote state={auto.state} note={auto.note} />
    </fieldset>
  );
}
