import { isTooLarge } from "../place-rug.ts";
import styles from "../studio.module.css";
import type { Studio } from "../use-studio.ts";

const BY_MOUSE = "(hover: hover) and (pointer: fine)";

type StageHintProps = { studio: Studio; hasFailed: boolean; isWorking: boolean };

/** What went wrong, or how to begin. */
export function StageHint({ studio, hasFailed, isWorking }: StageHintProps) {
  const { texts, progress, room, placement, canUndo } = studio;
  const isUndrawn = hasFailed || studio.hasFailed;
  const trouble = progress.refusal ? texts.refusals[progress.refusal] : isUndrawn ? texts.stage.failed : null;
  if (trouble)
    return (
      <p className={styles.hint} role="alert" data-asks>
        {trouble}
      </p>
    );
  const wantsTap = room?.mask?.wantsTap ?? false;
  if (!placement || isWorking || (!wantsTap && canUndo)) return null;
  const howToMove = matchMedia(BY_MOUSE).matches ? texts.stage.hintByMouse : texts.stage.hint;
  const overrun = isFirstWord(studio) && tooLargeIn(studio);
  return (
    <p className={styles.hint} role="status" data-asks={wantsTap || overrun ? true : undefined}>
      {overrun} {wantsTap ? texts.stage.tap : howToMove}
    </p>
  );
}

/** For the panel of the size, where the hint does not say it. */
export const sizeNoteOf = (studio: Studio): string | null =>
  isFirstWord(studio) ? null : tooLargeIn(studio);

/** Where a size that fits is offered, the hint says nothing of the size. */
const isFirstWord = ({ canUndo, offered }: Studio) => !canUndo && offered === null;

const tooLargeIn = ({ room, placement, texts }: Studio) =>
  room && placement && isTooLarge(room, placement) ? texts.size.tooLarge : null;
