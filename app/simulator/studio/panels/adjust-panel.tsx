import { useRef } from "react";
import { Button } from "#app/ui/forms/button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type { Room } from "../../engine/room.ts";
import type { UserEdits } from "../../engine/simulation.ts";
import { MeasureSteps } from "../sheets/measure-steps.tsx";
import type { ManualKind } from "../stage/manual.ts";
import { type PanelProps, panelTitle } from "./panel-props.ts";
import styles from "./panels.module.css";

type AdjustPanelProps = PanelProps & {
  room: Room | null;
  hand: UserEdits;
  onManual: (kind: ManualKind) => void;
  onBrush: () => void;
  onCover: () => void;
  onPhoto: () => void;
  onForget: () => void;
};

export function AdjustPanel(props: AdjustPanelProps) {
  const { hand, room, texts, edit, onManual, onBrush, onCover, onPhoto, onForget } = props;
  const words = texts.adjust;
  const isByHand = hand.camera !== null || hand.cues.length > 0;
  return (
    <>
      <h2 id={panelTitle("adjust")} className={styles.title}>
        {words.title}
      </h2>
      <Slider
        label={words.light}
        value={hand.lightStrength}
        from={0}
        onValue={(strength, isContinued) =>
          edit({ kind: "light", strength, warmth: hand.warmth }, isContinued)
        }
      />
      <Slider
        label={words.warmth}
        value={hand.warmth}
        from={-1}
        onValue={(warmth, isContinued) =>
          edit({ kind: "light", strength: hand.lightStrength, warmth }, isContinued)
        }
      />
      <section>
        <h3 className={styles.label}>{words.size}</h3>
        <p className={styles.note}>{words.sizeLead}</p>
        <MeasureSteps {...{ room, texts, edit, onManual }} cues={hand.cues} />
      </section>
      <section>
        <h3 className={styles.label}>{words.brush}</h3>
        <p className={styles.note}>{words.floorLead}</p>
        <div className={styles.row}>
          <Button onClick={onBrush}>{words.brush}</Button>
          {(["grid", "horizon"] as const).map((kind) => (
            <Button key={kind} onClick={() => onManual(kind)}>
              {words[kind]}
            </Button>
          ))}
        </div>
        {isByHand && (
          <TextButton
            icon="undo"
            onClick={() => {
              edit({ kind: "camera", correction: null });
              edit({ kind: "measure", cues: [] }, true);
            }}
          >
            {words.clear}
          </TextButton>
        )}
      </section>
      <section>
        <h3 className={styles.label}>{texts.cover.title}</h3>
        <p className={styles.note}>{texts.cover.lead}</p>
        <Button onClick={onCover}>{texts.cover.open}</Button>
      </section>
      <div className={styles.row}>
        <TextButton icon="camera" onClick={onPhoto}>
          {words.photo}
        </TextButton>
        <TextButton icon="trash" onClick={onForget}>
          {words.forget}
        </TextButton>
      </div>
    </>
  );
}

type SliderProps = {
  label: string;
  value: number;
  from: number;
  onValue: (value: number, isContinued: boolean) => void;
};

/** A drag is one undo step, and so is a value that neither pointer nor keys set, as assistive software does. */
function Slider({ label, value, from, onValue }: SliderProps) {
  const isHeld = useRef(false);
  const isSliding = useRef(false);
  const hold = () => {
    isHeld.current = true;
  };
  const release = () => {
    isHeld.current = false;
    isSliding.current = false;
  };
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={from * 100}
        max={100}
        step={5}
        value={Math.round(value * 100)}
        onChange={(event) => {
          onValue(event.currentTarget.valueAsNumber / 100, isSliding.current);
          isSliding.current = isHeld.current;
        }}
        onPointerDown={hold}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={hold}
        onKeyUp={release}
        onBlur={release}
      />
    </label>
  );
}
