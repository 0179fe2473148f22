import { Button } from "#app/ui/forms/button.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import type { Stroke } from "../../engine/room.ts";
import type { SimulatorTexts } from "../../simulator.texts.ts";
import { useSheetFocus } from "../sheets/use-sheet-focus.ts";
import styles from "../studio.module.css";

export type Mark = Stroke["mark"] | "erase" | "cover";
export type Brush = { mark: Mark; radius: number };

/** Screen pixels. */
export const BRUSH = { least: 8, most: 80, step: 8 };

const MARKS = ["floor", "front", "erase"] as const;

type BrushBarProps = {
  brush: Brush;
  texts: SimulatorTexts;
  onChange: (brush: Brush) => void;
  onDone: () => void;
};

export function BrushBar({ brush, texts, onChange, onDone }: BrushBarProps) {
  const words = texts.adjust;
  const sheet = useSheetFocus();
  const marks = { floor: words.markFloor, front: words.markFront, erase: words.markErase };
  return (
    <section ref={sheet} tabIndex={-1} className={styles.manual} aria-labelledby="studio-brush">
      <h2 id="studio-brush" className={styles.sheetTitle}>
        {words.brush}
      </h2>
      <p>{texts.manual.brush}</p>
      <Segmented
        name="mark"
        label={words.brush}
        className={styles.marks}
        value={brush.mark as (typeof MARKS)[number]}
        options={MARKS.map((value) => ({ value, label: marks[value] }))}
        onChange={(mark) => onChange({ ...brush, mark })}
      />
      <BrushSize {...{ texts }} radius={brush.radius} onChange={(radius) => onChange({ ...brush, radius })} />
      <Button variant="solid" icon="check" onClick={onDone}>
        {texts.manual.done}
      </Button>
    </section>
  );
}

type BrushSizeProps = { texts: SimulatorTexts; radius: number; onChange: (radius: number) => void };

export function BrushSize({ texts, radius, onChange }: BrushSizeProps) {
  return (
    <label className={styles.length}>
      <span>{texts.adjust.brushSize}</span>
      <input
        type="range"
        min={BRUSH.least}
        max={BRUSH.most}
        value={radius}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
