import { TextButton } from "#app/ui/text-link.tsx";
import { CUES_TO_ASK } from "../engine/size-gains.ts";
import styles from "./confidence-line.module.css";
import { sizeConfidenceWith } from "./place-rug.ts";
import type { Studio } from "./use-studio.ts";

/** Per cent: who reads that a size is certain expects no more. */
const MOST_OF_CERTAIN = 6;

type ConfidenceLineProps = { studio: Studio; onMeasure: () => void; onBrush: () => void };

export function ConfidenceLine({ studio, onMeasure, onBrush }: ConfidenceLineProps) {
  const { confidence, size, texts, startManual, room, hand } = studio;
  if (!room || !confidence || !size) return null;
  const words = texts.confidence;
  const { word, percent } = confidence;
  const said = word === "sure" && percent > MOST_OF_CERTAIN ? "about" : word;
  const sentence = {
    sure: words.sure(size, percent),
    about: words.about(size, percent),
    unsure: words.unsure(size),
  }[said];
  const isGain = CUES_TO_ASK.some((kind) => sizeConfidenceWith(room, hand.cues, kind) !== null);
  return (
    <p className={styles.confidence} data-certainty={word}>
      {sentence} {said !== "sure" && isGain && <TextButton onClick={onMeasure}>{words.exact}</TextButton>}{" "}
      {word === "unsure" && <TextButton onClick={() => startManual("grid")}>{words.grid}</TextButton>}{" "}
      <TextButton onClick={onBrush}>{words.brush}</TextButton>
    </p>
  );
}
