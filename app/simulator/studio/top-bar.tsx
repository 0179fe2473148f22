import { IconButton } from "#app/ui/layout/icon-button.tsx";
import styles from "./studio.module.css";
import type { Studio } from "./use-studio.ts";

type TopBarProps = { studio: Studio; onLeave: () => void; onShare: (() => void) | null };

export function TopBar({ studio, onLeave, onShare }: TopBarProps) {
  const { texts, rug, size, setComparing, manual, two } = studio;
  const words = texts.top;
  const hold = (isHeld: boolean) => () => setComparing(isHeld);
  const isHoldKey = (key: string) => key === " " || key === "Enter";
  return (
    <header className={styles.top}>
      <IconButton icon="arrow-back" className={styles.tool} aria-label={words.back} onClick={onLeave} />
      {rug && !two.other && (
        <p className={styles.name}>
          <b>{rug.name}</b>
          <span>{size}</span>
        </p>
      )}
      {!manual && !two.other && (rug || studio.canUndo || studio.canRedo) && (
        <div className={styles.edits}>
          <IconButton
            icon="undo"
            className={styles.tool}
            aria-label={words.undo}
            disabled={!studio.canUndo}
            onClick={studio.undo}
          />
          <IconButton
            icon="retry"
            className={styles.tool}
            aria-label={words.redo}
            disabled={!studio.canRedo}
            onClick={studio.redo}
          />
          {rug && (
            <IconButton
              icon="compare"
              className={styles.tool}
              aria-label={words.compare}
              onPointerDown={hold(true)}
              onPointerUp={hold(false)}
              onPointerLeave={hold(false)}
              onPointerCancel={hold(false)}
              onKeyDown={(event) => isHoldKey(event.key) && setComparing(true)}
              onKeyUp={hold(false)}
              onBlur={hold(false)}
            />
          )}
          {rug && onShare && !studio.cover.isOpen && (
            <IconButton icon="share" className={styles.tool} aria-label={words.share} onClick={onShare} />
          )}
        </div>
      )}
    </header>
  );
}
