import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { ZoomHold } from "./use-stage.ts";
import { ZOOM_STEP } from "./zoom.ts";

type Finger = { x: number; y: number };

const WHEEL_STEP = 0.01;
const PAN_PX = 60;
const PANS: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Pinch beside rugs, Ctrl+wheel, keys. One finger pans an enlarged picture outside of rugs. */
export function useZoom(
  area: RefObject<HTMLElement | null>,
  hold: ZoomHold,
  isTaken: (event: PointerEvent) => boolean,
  canShift: boolean,
) {
  const fingers = useRef(new Map<number, Finger>());
  const hands = useRef<"rug" | "picture" | null>(null);
  const latest = useRef(hold);
  latest.current = hold;

  useEffect(() => {
    const surface = area.current;
    if (!surface) return;
    const turn = (event: WheelEvent) => {
      const { canPan, zoomAt, panBy } = latest.current;
      if (event.ctrlKey || event.metaKey)
        zoomAt(placeOf(surface, event), Math.exp(-event.deltaY * WHEEL_STEP));
      else if (canPan) panBy(-event.deltaX, -event.deltaY);
      else return;
      event.preventDefault();
    };
    surface.addEventListener("wheel", turn, { passive: false });
    return () => surface.removeEventListener("wheel", turn);
  }, [area]);

  /** True when the gesture is for the picture. */
  function down(event: PointerEvent<HTMLElement>): boolean {
    if (event.button !== 0) return false;
    fingers.current.set(event.pointerId, placeOf(event.currentTarget, event));
    if (isTaken(event)) hands.current = "rug";
    if (fingers.current.size === 2 && hands.current !== "rug") hands.current = "picture";
    return hands.current === "picture";
  }

  function move(event: PointerEvent<HTMLElement>): boolean {
    const before = [...fingers.current.values()];
    if (!fingers.current.has(event.pointerId)) return false;
    fingers.current.set(event.pointerId, placeOf(event.currentTarget, event));
    const after = [...fingers.current.values()];
    if (hands.current === "picture") pinch(before, after);
    else if (canShift && hands.current === null && hold.canPan) shift(before, after);
    return hands.current === "picture";
  }

  function pinch(before: Finger[], after: Finger[]): void {
    shift(before, after);
    const [from, to] = [spread(before), spread(after)];
    if (from > 0 && to > 0) hold.zoomAt(middle(after), to / from);
  }

  function shift(before: Finger[], after: Finger[]): void {
    const [from, to] = [middle(before), middle(after)];
    hold.panBy(to.x - from.x, to.y - from.y);
  }

  function up(event: PointerEvent): boolean {
    const was = hands.current;
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) hands.current = null;
    return was === "picture";
  }

  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") hold.zoomAt(null, ZOOM_STEP);
    else if (event.key === "-") hold.zoomAt(null, 1 / ZOOM_STEP);
    else if (event.key === "0") hold.reset();
    else return;
    event.preventDefault();
  }

  return { down, move, up, press };
}

export function panWithKeys(event: KeyboardEvent, { panBy }: ZoomHold): void {
  const way = PANS[event.key];
  if (!way) return;
  event.preventDefault();
  panBy(way[0] * PAN_PX, way[1] * PAN_PX);
}

function placeOf(surface: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Finger {
  const { left, top } = surface.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const middle = (fingers: Finger[]): Finger => ({
  x: fingers.reduce((sum, { x }) => sum + x, 0) / fingers.length,
  y: fingers.reduce((sum, { y }) => sum + y, 0) / fingers.length,
});

function spread([one, other]: Finger[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
