import { TextButton } from "#app/ui/layout/text-link.tsx";
import { CUES_TO_ASK } from "../../engine/size-gains.ts";
import { sizeConfidenceWith } from "../place-rug.ts";
import type { Studio } from "../use-studio.ts";
import styles from "./confidence-line.module.css";

/** Per cent: who reads that a size is certain expects no more. */
const MOST_OF_CERTAIN = 6;

type ConfidenceLineProps = { studio: Studio; onMeasure: () => void };

export function ConfidenceLine({ studio, onMeasure }: ConfidenceLineProps) {
  const { confidence, size, texts, room, hand } = studio;
  if (!room || !confidence || !size) return null;
  const words = texts.confidence;
  const { word, percent, isDoubted } = confidence;
  const said = word === "sure" && percent > MOST_OF_CERTAIN ? "about" : word;
  const sentence = {
    sure: words.sure(size, percent),
    about: words.about(size, percent),
    unsure: isDoubted ? words.doubted(size) : words.unsure(size),
  }[said];
  const ask = isDoubted ? words.check : words.exact;
  const isGain = CUES_TO_ASK.some((kind) => sizeConfidenceWith(room, hand.cues, kind) !== null);
  return (
    <p className={styles.confidence} data-certainty={word}>
      {sentence}{" "}
      {said !== "sure" && (isGain || isDoubted) && <TextButton onClick={onMeasure}>{ask}</TextButton>}
    </p>
  );
}

type FloorLineProps = { studio: Studio; onBrush: () => void };

/** At the end of every panel: what is wrong on the photo is seen before it is looked for. */
export function FloorLine({ studio, onBrush }: FloorLineProps) {
  const { confidence, size, texts, startManual, room } = studio;
  if (!room || !confidence || !size) return null;
  const words = texts.confidence;
  return (
    <p className={styles.floor}>
      {confidence.word === "unsure" && !confidence.isDoubted && (
        <TextButton onClick={() => startManual("grid")}>{words.grid}</TextButton>
      )}{" "}
      <TextButton onClick={onBrush}>{words.brush}</TextButton>
    </p>
  );
}
