import { useEffect, useState } from "react";
import type { SortableDragging } from "./sortable-dragging.tsx";

/**
 * Dragging by a pointer is most of a list's script: it is loaded when a pointer comes over the list, and with fingers,
 * which come over nothing, once the page answers. Keyboard and steps need none of it.
 *
 * @returns what to render beside the list, once it is there, and what the list listens to.
 */
export function useDragging() {
  const [Dragging, setDragging] = useState<typeof SortableDragging>();
  const load = () => {
    if (Dragging) return;
    // What cannot be loaded now is asked for at the next pointer; the steps work meanwhile.
    import("./sortable-dragging.tsx").then(
      (loaded) => setDragging(() => loaded.SortableDragging),
      () => {},
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first drawing
  useEffect(() => {
    if (!matchMedia("(pointer: coarse)").matches) return;
    const waiting = setTimeout(load);
    return () => clearTimeout(waiting);
  }, []);
  return { Dragging, offer: { onPointerEnter: load, onTouchStart: load } };
}
