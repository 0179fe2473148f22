import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { openView, type Shown, type View } from "../scene/view.ts";
import { type Box, fitPhoto } from "./fit-photo.ts";

/** More pixels than this nobody sees while something moves. */
const MOST_WIDE = 2048;

/** The canvas of a stage: as large as the photo lies on it, drawn when something changed and never otherwise. */
export function useStage(stage: RefObject<HTMLElement | null>, display: ImageBitmap | null, shown: Shown) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<View>(undefined);
  const latest = useRef(shown);
  const waiting = useRef(0);
  const [box, setBox] = useState<Box | null>(null);
  const [isReady, setReady] = useState(false);

  const redraw = useCallback(() => {
    if (waiting.current) return;
    waiting.current = requestAnimationFrame(() => {
      waiting.current = 0;
      view.current?.draw(latest.current);
    });
  }, []);

  useEffect(() => {
    latest.current = shown;
    redraw();
  }, [shown, redraw]);

  useEffect(() => {
    const surface = stage.current;
    if (!surface || !display) return;
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = surface;
      if (width > 0 && height > 0) setBox(fitPhoto({ width, height }, display));
    });
    watch.observe(surface);
    return () => watch.disconnect();
  }, [stage, display]);

  const hasBox = box !== null;
  useEffect(() => {
    const surface = canvas.current;
    if (!hasBox || !surface || !display) return;
    let isWanted = true;
    void openView(surface, display, redraw).then((opened) => {
      if (!isWanted) return opened.dispose();
      view.current = opened;
      setReady(true);
    });
    return () => {
      isWanted = false;
      view.current?.dispose();
      view.current = undefined;
      setReady(false);
    };
  }, [hasBox, display, redraw]);

  useEffect(() => {
    if (!box || !isReady) return;
    const scale = Math.min(window.devicePixelRatio || 1, 2, MOST_WIDE / box.width);
    view.current?.resize(Math.round(box.width * scale), Math.round(box.height * scale));
    redraw();
  }, [box, isReady, redraw]);

  return {
    canvas,
    box,
    /** What is shown, at another size; null before anything is. */
    picture: (width: number, height: number) => view.current?.picture(latest.current, width, height) ?? null,
  };
}
