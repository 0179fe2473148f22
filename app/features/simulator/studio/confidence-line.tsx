import { TextButton } from "#app/ui/text-link.tsx";
import { CUES_TO_ASK } from "../engine/size-gains.ts";
import styles from "./confidence-line.module.css";
import { sizeConfidenceWith } from "./place-rug.ts";
import type { Studio } from "./use-studio.ts";

type ConfidenceLineProps = { studio: Studio; onMeasure: () => void; onBrush: () => void };

export function ConfidenceLine({ studio, onMeasure, onBrush }: ConfidenceLineProps) {
  const { confidence, size, texts, startManual, room, hand } = studio;
  if (!room || !confidence || !size) return null;
  const words = texts.confidence;
  const sentence = {
    sure: words.sure(size, confidence.percent),
    about: words.about(size, confidence.percent),
    unsure: words.unsure(size),
  }[confidence.word];
  const isGain = CUES_TO_ASK.some((kind) => sizeConfidenceWith(room, hand.cues, kind) !== null);
  return (
    <p className={styles.confidence} data-certainty={confidence.word}>
      {sentence}{" "}
      {confidence.word !== "sure" && isGain && <TextButton onClick={onMeasure}>{words.exact}</TextButton>}{" "}
      {confidence.word === "unsure" && (
        <TextButton onClick={() => startManual("grid")}>{words.grid}</TextButton>
      )}{" "}
      <TextButton onClick={onBrush}>{words.brush}</TextButton>
    </p>
  );
}
