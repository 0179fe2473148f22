import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type { ManualKind } from "../stage/manual.ts";
import styles from "../studio.module.css";
import type { Studio } from "../use-studio.ts";
import { MeasureSteps } from "./measure-steps.tsx";
import { useSheetFocus } from "./use-sheet-focus.ts";

export function MeasureSheet({ studio, onClose }: { studio: Studio; onClose: () => void }) {
  const { texts, room, hand, edit, confidence, startManual } = studio;
  const words = texts.measure;
  const sheet = useSheetFocus();
  const start = (kind: ManualKind) => {
    onClose();
    startManual(kind);
  };
  return (
    <section ref={sheet} tabIndex={-1} className={styles.sheet} aria-labelledby="studio-measure">
      <div className={styles.sheetHead}>
        <h2 id="studio-measure" className={styles.sheetTitle}>
          {words.title}
        </h2>
        <IconButton icon="close" aria-label={texts.ask.close} onClick={onClose} />
      </div>
      <p>{words.lead}</p>
      <MeasureSteps {...{ room, texts, edit }} cues={hand.cues} onManual={start} />
      {confidence && (
        <p role="status">
          {confidence.isDoubted ? texts.confidence.doubted(studio.size) : words.now(confidence.percent)}
        </p>
      )}
      <TextButton onClick={onClose}>{hand.cues.length > 0 ? words.done : words.skip}</TextButton>
    </section>
  );
}
