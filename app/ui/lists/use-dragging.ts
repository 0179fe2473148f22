import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";
import type { SortableDragging } from "./sortable-dragging.tsx";

/**
 * Loads drag and drop when a pointer comes near or a finger touches the list, because it is most of the script.
 *
 * @returns element and handlers.
 */
export function useDragging() {
  const [Dragging, setDragging] = useState<typeof SortableDragging>();
  const pressed = useRef<PointerEvent>(undefined);
  const load = () => {
    if (Dragging) return;
    // Retried at the next pointer event; steps work meanwhile.
    import("./sortable-dragging.tsx").then(
      (loaded) => setDragging(() => loaded.SortableDragging),
      () => {},
    );
  };
  const press = ({ nativeEvent }: ReactPointerEvent) => {
    if (Dragging) return;
    load();
    pressed.current = nativeEvent;
    const end = () => {
      pressed.current = undefined;
      for (const type of ENDS) removeEventListener(type, end, true);
    };
    for (const type of ENDS) addEventListener(type, end, true);
  };

  useEffect(() => {
    if (!Dragging || !pressed.current) return;
    // It listens from the next frame on.
    const waiting = requestAnimationFrame(() => requestAnimationFrame(() => repeat(pressed.current)));
    return () => cancelAnimationFrame(waiting);
  }, [Dragging]);
  return { Dragging, offer: { onPointerEnter: load, onPointerDown: press } };
}

const ENDS = ["pointerup", "pointercancel"];

/** The press that had it loaded may go on as a drag: the first touch of a phone is one. */
function repeat(press: PointerEvent | undefined): void {
  press?.target?.dispatchEvent(new PointerEvent(press.type, press));
}
