import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { parseCentimetres } from "#app/features/catalogue/centimetres.rules.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import type { Room, ScaleCue } from "../../engine/room.ts";
import { CUES_TO_ASK } from "../../engine/size-gains.ts";
import { stepField } from "../arrow-steps.ts";
import type { PanelProps } from "../panels/panel-props.ts";
import { sizeConfidenceWith } from "../place-rug.ts";
import type { ManualKind } from "../stage/manual.ts";
import styles from "./measure.module.css";

const HEIGHTS = { least: 100, most: 230 };

const HELD_AT = ["eye", "chest"] as const;

type MeasureStepsProps = Pick<PanelProps, "texts" | "edit"> & {
  room: Room | null;
  cues: readonly ScaleCue[];
  onManual: (kind: ManualKind) => void;
};

export function MeasureSteps({ room, cues, texts, edit, onManual }: MeasureStepsProps) {
  if (!room) return null;
  const words = texts.measure;
  const { lensMillimetres } = room.photo;
  const known = cues.find(({ kind }) => kind === "holder") ?? null;
  const measure = (cue: ScaleCue) =>
    edit({ kind: "measure", cues: [...cues.filter(({ kind }) => kind !== cue.kind), cue] });
  const gains = CUES_TO_ASK.map((kind) => ({ kind, percent: sizeConfidenceWith(room, cues, kind) }));
  return (
    <ul className={styles.steps}>
      {room.camera.origin !== "given" && (
        <li className={styles.note}>
          {lensMillimetres === null ? words.lensUnknown : words.lensKnown(lensMillimetres)}
        </li>
      )}
      {gains.some(({ percent }) => percent !== null) && <li className={styles.note}>{words.gainNote}</li>}
      {gains.map(({ kind, percent }) => (
        <li key={kind}>
          {kind === "holder" ? (
            <HolderForm {...{ texts, known }} onUse={measure} />
          ) : (
            <Button onClick={() => onManual(kind)}>{texts.adjust[kind]}</Button>
          )}
          {percent !== null && <span className={styles.percent}>{words.gain(percent)}</span>}
        </li>
      ))}
    </ul>
  );
}

type HolderFormProps = Pick<PanelProps, "texts"> & {
  known: ScaleCue | null;
  onUse: (cue: ScaleCue) => void;
};

function HolderForm({ texts, known, onUse }: HolderFormProps) {
  const words = texts.measure;
  const problem = useId();
  const [isWrong, setWrong] = useState(false);
  const [heldAt, setHeldAt] = useState<(typeof HELD_AT)[number]>("eye");
  const holder = known?.kind === "holder" ? known : null;
  const shown = useRef<HTMLFormElement>(null);
  // After undoing, too. Made anew, the form would lose the focus.
  useEffect(() => {
    const fields = shown.current?.elements;
    const height = fields?.namedItem("height");
    if (height instanceof HTMLInputElement)
      height.value = holder ? String(Math.round(holder.holderMetres * 100)) : "";
    setHeldAt(holder?.heldAt ?? "eye");
    setWrong(false);
  }, [holder]);
  function use(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const height = parseCentimetres(String(new FormData(form).get("height")));
    const isRight = height >= HEIGHTS.least && height <= HEIGHTS.most;
    setWrong(!isRight);
    if (!isRight) {
      form.querySelector("input")?.focus();
      return;
    }
    onUse({ kind: "holder", holderMetres: height / 100, heldAt });
  }
  return (
    <form ref={shown} className={styles.holder} onSubmit={use} noValidate>
      <label className={styles.height}>
        <span>{words.height}</span>
        <input
          type="text"
          name="height"
          inputMode="decimal"
          autoComplete="off"
          required
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? problem : undefined}
          onKeyDown={(event) => stepField(event, HEIGHTS)}
        />
        <span>{texts.manual.centimetres}</span>
      </label>
      {isWrong && (
        <p id={problem} role="alert" className={styles.problem}>
          {texts.manual.lengthBetween(HEIGHTS.least, HEIGHTS.most)}
        </p>
      )}
      <div className={styles.held}>
        <span>{words.held}</span>
        <Segmented
          name="held"
          label={words.held}
          value={heldAt}
          options={HELD_AT.map((value) => ({ value, label: words[value] }))}
          onChange={setHeldAt}
        />
      </div>
      <Button type="submit">{words.use}</Button>
    </form>
  );
}
