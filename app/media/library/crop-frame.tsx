import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import type { Frame } from "#app/media/crop.rules.ts";
import styles from "./crop-frame.module.css";
import { HANDLES, type Handle, isCorner, moveFrame, resizeFrame } from "./crop-frame.rules.ts";
import { libraryAdminTexts } from "./library-admin.texts.ts";

const { crop: texts } = libraryAdminTexts;
const STEP = 0.01;
const LARGE_STEP = 0.1;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type CropFrameProps = {
  frame: Frame;
  /** Width by height, as fractions of the picture; null for any. */
  ratio: number | null;
  onChange: (frame: Frame) => void;
  /** The picture, which fills the stage. */
  children: ReactNode;
  /** Of the stage: width by height. */
  aspect: number;
  helpId: string;
};

type Grip = Handle | "frame";

/** Moved and resized by mouse, finger and arrow keys. */
export function CropFrame({ frame, ratio, onChange, children, aspect, helpId }: CropFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const dragged = useRef<{ x: number; y: number; frame: Frame }>(undefined);
  const change = (from: Frame, grip: Grip, dx: number, dy: number) =>
    onChange(grip === "frame" ? moveFrame(from, dx, dy) : resizeFrame(from, grip, dx, dy, ratio));

  const grips = (grip: Grip) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { x: event.clientX, y: event.clientY, frame };
    },
    onPointerMove(event: PointerEvent) {
      const box = stage.current?.getBoundingClientRect();
      const from = dragged.current;
      if (!from || !box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      event.stopPropagation();
      const dx = (event.clientX - from.x) / box.width;
      change(from.frame, grip, dx, (event.clientY - from.y) / box.height);
    },
    onLostPointerCapture() {
      dragged.current = undefined;
    },
    onKeyDown(event: KeyboardEvent) {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      const by = event.shiftKey ? LARGE_STEP : STEP;
      change(frame, grip, arrow[0] * by, arrow[1] * by);
    },
  });
  const percent = (fraction: number) => `${fraction * 100}%`;
  const place = {
    left: percent(frame.left),
    top: percent(frame.top),
    width: percent(frame.width),
    height: percent(frame.height),
  };
  return (
    <div className={styles.stage} style={{ aspectRatio: aspect, "--aspect": aspect } as object}>
      <div ref={stage} className={styles.picture}>
        {children}
        <span className={styles.shade} style={place} />
      </div>
      <div className={styles.frame} style={place}>
        <button
          type="button"
          aria-label={texts.frame}
          aria-describedby={helpId}
          className={styles.inside}
          {...grips("frame")}
        />
        {HANDLES.map(
          (handle) =>
            (ratio === null || isCorner(handle)) && (
              <button
                key={handle}
                type="button"
                aria-label={texts.handles[handle]}
                aria-describedby={helpId}
                data-at={handle}
                className={styles.handle}
                {...grips(handle)}
              />
            ),
        )}
      </div>
    </div>
  );
}
