import { Button } from "#app/ui/forms/button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { useSheetFocus } from "../sheets/use-sheet-focus.ts";
import styles from "../studio.module.css";
import type { Studio } from "../use-studio.ts";
import { BrushSize } from "./brush-bar.tsx";

type CoverBarProps = { studio: Studio; radius: number; onRadius: (radius: number) => void };

/** How a rug of the photo is covered with floor, and how far that is. */
export function CoverBar({ studio, radius, onRadius }: CoverBarProps) {
  const { texts, hand, cover, edit, undo } = studio;
  const words = texts.cover;
  const sheet = useSheetFocus();
  const isWorking = cover.progress !== null;
  const isCovered = cover.picture !== null && !cover.isLate;
  return (
    <section ref={sheet} tabIndex={-1} className={styles.manual} aria-labelledby="studio-cover">
      <h2 id="studio-cover" className={styles.sheetTitle}>
        {words.title}
      </h2>
      <p>{words.how}</p>
      <BrushSize {...{ texts, radius }} onChange={onRadius} />
      {isWorking && <progress aria-label={words.working} value={cover.progress ?? 0} />}
      <p role="status">
        {isWorking && words.working}
        {isCovered && words.covered}
        {cover.hasFailed && words.failed}
      </p>
      <div className={styles.manualActions}>
        <Button variant="solid" icon="check" busy={isWorking} onClick={() => cover.setOpen(false)}>
          {words.done}
        </Button>
        {isWorking && <TextButton onClick={undo}>{texts.manual.cancel}</TextButton>}
        {!isWorking && hand.covers.length > 0 && (
          <TextButton icon="undo" onClick={() => edit({ kind: "cover", covers: [] })}>
            {words.uncover}
          </TextButton>
        )}
      </div>
    </section>
  );
}
