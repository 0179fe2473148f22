import { type KeyboardEvent, useId } from "react";
import { parseCentimetres } from "#app/features/catalogue/centimetres.rules.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type { Room } from "../../engine/room.ts";
import type { SimulatorTexts } from "../../simulator.texts.ts";
import { stepField } from "../arrow-steps.ts";
import { PhotoAdvice } from "../photo-advice.tsx";
import { useSheetFocus } from "../sheets/use-sheet-focus.ts";
import styles from "../studio.module.css";
import {
  HAS_LENGTH,
  isReady,
  LEAST_CENTIMETRES,
  type Manual,
  MOST_CENTIMETRES,
  problemOf,
} from "./manual.ts";

const LENGTHS = { least: LEAST_CENTIMETRES, most: MOST_CENTIMETRES };

type ManualBarProps = {
  manual: Manual;
  room: Room | null;
  texts: SimulatorTexts;
  isOnlyFloor: boolean;
  onChange: (manual: Manual) => void;
  onApply: () => void;
  onCancel: () => void;
  onPhoto: () => void;
};

export function ManualBar({
  manual,
  room,
  texts,
  isOnlyFloor,
  onChange,
  onApply,
  onCancel,
  onPhoto,
}: ManualBarProps) {
  const words = texts.manual;
  const sheet = useSheetFocus();
  const id = useId();
  const problem = room && problemOf(manual, room);
  const isGrid = manual.kind === "grid";
  const lengths = { grid: words.gridWidth, ceiling: words.ceilingHeight } as Partial<Record<string, string>>;
  function step(event: KeyboardEvent<HTMLInputElement>) {
    const centimetres = stepField(event, LENGTHS);
    if (centimetres !== null) onChange({ ...manual, centimetres });
  }
  return (
    <section ref={sheet} tabIndex={-1} className={styles.manual} aria-labelledby="studio-manual">
      <h2 id="studio-manual" className={styles.sheetTitle}>
        {isOnlyFloor ? words.noFloor : texts.adjust[manual.kind]}
      </h2>
      <p>{words[manual.kind]}</p>
      {HAS_LENGTH.includes(manual.kind) && (
        <label className={styles.length}>
          <span>{lengths[manual.kind] ?? words.measured}</span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={problem === "length" || problem === "height"}
            aria-describedby={id}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...manual, centimetres: value.trim() === "" ? null : parseCentimetres(value) })
            }
            onKeyDown={step}
          />
          <span>{words.centimetres}</span>
        </label>
      )}
      <p id={id} role="status" className={styles.problem}>
        {problem === "length" && words.lengthBetween(LEAST_CENTIMETRES, MOST_CENTIMETRES)}
        {problem === "height" && words.impossible}
        {problem === "points" && words.notMoved}
      </p>
      <div className={styles.manualActions}>
        <Button
          variant="solid"
          icon="check"
          disabled={!isReady(manual) || problem !== null}
          onClick={onApply}
        >
          {isGrid ? words.done : words.apply}
        </Button>
        <TextButton onClick={isOnlyFloor ? onPhoto : onCancel}>
          {isOnlyFloor ? texts.adjust.photo : words.cancel}
        </TextButton>
      </div>
      {isOnlyFloor && <PhotoAdvice texts={texts} />}
    </section>
  );
}
