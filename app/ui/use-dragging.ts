import { useEffect, useState } from "react";
import type { SortableDragging } from "./sortable-dragging.tsx";

/** Loads drag and drop on demand, because it is most of the script. @returns element and handlers. */
export function useDragging() {
  const [Dragging, setDragging] = useState<typeof SortableDragging>();
  const load = () => {
    if (Dragging) return;
    // Retried at the next pointer event; steps work meanwhile.
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
