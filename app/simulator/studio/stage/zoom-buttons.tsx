import { IconButton } from "#app/ui/layout/icon-button.tsx";
import type { SimulatorTexts } from "../../simulator.texts.ts";
import styles from "./stage.module.css";
import type { ZoomHold } from "./use-stage.ts";
import { panWithKeys } from "./use-zoom.ts";
import { ZOOM_STEP } from "./zoom.ts";

export function ZoomButtons({ hold, texts }: { hold: ZoomHold; texts: SimulatorTexts }) {
  const words = texts.zoom;
  const isNear = hold.zoom.scale > 1;
  return (
    <fieldset
      className={styles.zoom}
      aria-label={words.label}
      onKeyDown={(event) => panWithKeys(event, hold)}
      // Not a tap on the photo.
      onPointerDown={(event) => event.stopPropagation()}
    >
      {!isNear && hold.fill && <IconButton icon="move" aria-label={words.fill} onClick={hold.fill} />}
      {isNear && <IconButton icon="picture" aria-label={words.whole} onClick={hold.reset} />}
      {isNear && (
        <IconButton
          icon="minus"
          aria-label={words.farther}
          onClick={() => hold.zoomAt(null, 1 / ZOOM_STEP)}
        />
      )}
      <IconButton icon="plus" aria-label={words.nearer} onClick={() => hold.zoomAt(null, ZOOM_STEP)} />
    </fieldset>
  );
}
