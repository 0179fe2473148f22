import { useCallback, useEffect, useRef, useState } from "react";
import type { Camera } from "../engine/camera.ts";
import type { KnownView } from "../engine/room.ts";
import {
  applyEdit,
  type Edit,
  found,
  newSimulation,
  redone,
  type Simulation,
  type UserEdits,
  undone,
} from "../engine/simulation.ts";
import { startVision, type Vision } from "../vision/vision.client.ts";
import type { Refusal, VisionEvent } from "../vision/vision-messages.ts";

export type Progress = {
  display: ImageBitmap | null;
  lines: number | null;
  isDone: boolean;
  refusal: Refusal | null;
};

const NOTHING: Progress = { display: null, lines: null, isDone: false, refusal: null };

/** Of an earlier visit, or of a sample room. */
export type SavedEdits = { hand: UserEdits | null; camera: Camera | null };

export function useSimulation(
  photo: Blob,
  { hand: kept, camera: earlier }: SavedEdits,
  given: KnownView | null,
) {
  const [simulation, setSimulation] = useState<Simulation>(newSimulation);
  const [progress, setProgress] = useState(NOTHING);
  const vision = useRef<Vision>(undefined);

  useEffect(() => {
    setSimulation(newSimulation());
    setProgress(NOTHING);
    let display: ImageBitmap | null = null;
    const hear = (event: VisionEvent) => {
      // A restarted worker decodes the photo again: edits stay.
      if (event.kind === "photo" && display) return event.display.close();
      if (event.kind === "photo") display = event.display;
      setProgress((before) => progressed(before, event));
      setSimulation((before) => withVisionEvent(before, event, { hand: kept, camera: earlier }));
    };
    const hand = kept ? { strokes: kept.strokes, cues: kept.cues, correction: kept.camera } : {};
    vision.current = startVision(photo, hear, { ...hand, given });
    return () => {
      vision.current?.cancel();
      // Closed explicitly, because garbage collection is late.
      display?.close();
    };
  }, [photo, kept, earlier, given]);

  const { strokes, cues, camera } = simulation.hand;
  const hasPhoto = simulation.photo !== null;
  const correct = (send: (to: Vision) => void) => {
    setProgress((before) => ({ ...before, isDone: false }));
    if (vision.current) send(vision.current);
  };
  useAfterwards(strokes, hasPhoto, () => correct((to) => to.setStrokes(strokes)));
  useAfterwards(cues, hasPhoto, () => correct((to) => to.setScale(cues)));
  useAfterwards(camera, hasPhoto, () => correct((to) => to.setCamera(camera)));

  const edit = useCallback(
    (what: Edit, isContinued = false) => setSimulation((before) => applyEdit(before, what, isContinued)),
    [],
  );
  const undo = useCallback(() => setSimulation(undone), []);
  const redo = useCallback(() => setSimulation(redone), []);
  return { simulation, progress, edit, undo, redo };
}

function progressed(before: Progress, event: VisionEvent): Progress {
  switch (event.kind) {
    case "photo":
      return { ...before, display: event.display };
    case "lines":
      return { ...before, lines: event.count };
    case "done":
      return { ...before, isDone: true };
    case "light":
      return { ...before, refusal: null };
    case "refused":
      return { ...before, isDone: true, refusal: event.reason };
    default:
      return before;
  }
}

function withVisionEvent(before: Simulation, event: VisionEvent, kept: SavedEdits): Simulation {
  switch (event.kind) {
    case "photo": {
      const opened = found(before, { kind: "photo", photo: event.photo });
      return kept.hand ? { ...opened, hand: kept.hand, earlier: kept.camera } : opened;
    }
    case "camera":
      return found(before, { kind: "camera", camera: event.camera, scale: event.scale });
    case "mask":
      return found(before, { kind: "mask", mask: event.mask });
    case "light":
      return found(before, { kind: "light", light: event.light });
    default:
      return before;
  }
}

function useAfterwards(value: unknown, isOpen: boolean, say: () => void): void {
  const last = useRef<{ value: unknown } | null>(null);
  useEffect(() => {
    if (!isOpen) {
      last.current = null;
      return;
    }
    if (last.current && last.current.value !== value) say();
    last.current = { value };
  });
}
