import type { ReactNode } from "react";
import { Button } from "#app/ui/forms/button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type { SimulatorTexts } from "../simulator.texts.ts";
import type { Refusal } from "../vision/vision-messages.ts";
import { PhotoAdvice } from "./photo-advice.tsx";
import styles from "./stage/analysis-progress.module.css";

type RefusedPhotoProps = {
  reason: Refusal;
  texts: SimulatorTexts;
  samples: ReactNode;
  /** How far the opening of a sample room is. */
  note: string;
  onLeave: () => void;
};

/** A HEIC, large or half read photo may be a good one, and needs another file or another try. */
const ADVISED: readonly Refusal[] = ["no-floor", "panorama", "too-small", "unreadable"];

export function RefusedPhoto({ reason, texts, samples, note, onLeave }: RefusedPhotoProps) {
  const words = texts.refusals;
  return (
    <div className={styles.refused}>
      <TextButton icon="arrow-back" onClick={onLeave}>
        {texts.top.back}
      </TextButton>
      <div role="alert">
        <h2 className={styles.lookingTitle}>{words.title}</h2>
        <p>{words[reason]}</p>
      </div>
      {ADVISED.includes(reason) && <PhotoAdvice texts={texts} />}
      <Button variant="solid" icon="camera" onClick={onLeave}>
        {words.other}
      </Button>
      <p role="status">{note}</p>
      {samples}
    </div>
  );
}
