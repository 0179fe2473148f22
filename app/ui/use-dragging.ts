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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after everything else
  useEffect(() => {
    if (!matchMedia("(pointer: coarse)").matches) return;
    return whenIdle(load);
  }, []);
  return { Dragging, offer: { onPointerEnter: load, onTouchStart: load } };
}

const WITHOUT_IDLE_CALLBACKS_MS = 1500;

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const waiting = setTimeout(run, WITHOUT_IDLE_CALLBACKS_MS);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(run);
  return () => cancelIdleCallback(waiting);
}
