import { TextButton } from "#app/ui/text-link.tsx";
import styles from "./confidence-line.module.css";
import type { Studio } from "./use-studio.ts";

export function ConfidenceLine({ studio, onMeasure }: { studio: Studio; onMeasure: () => void }) {
  const { confidence, size, texts, startManual } = studio;
  if (!confidence || !size) return null;
  const words = texts.confidence;
  const sentence = {
    sure: words.sure(size),
    about: words.about(size, confidence.percent),
    unsure: words.unsure(size),
  }[confidence.word];
  return (
    <p className={styles.confidence} data-certainty={confidence.word}>
      {sentence} {confidence.word !== "sure" && <TextButton onClick={onMeasure}>{words.exact}</TextButton>}{" "}
      {confidence.word === "unsure" && (
        <TextButton onClick={() => startManual("grid")}>{words.grid}</TextButton>
      )}
    </p>
  );
}
