import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { openView, type Shown, type View } from "../../scene/view.ts";
import { cornersWithin, type LyingRugs } from "../rugs-on-photo.ts";
import type { Studio } from "../use-studio.ts";
import { type Box, fitPhoto } from "./fit-photo.ts";
import { emptyShare, filling, isCut, pannedBy, WHOLE, type Zoom, zoomedAt, zoomedBox } from "./zoom.ts";

export type ZoomHold = {
  zoom: Zoom;
  /** Not all of the picture is in sight. */
  canPan: boolean;
  /** `at`: null for the middle. */
  zoomAt(at: { x: number; y: number } | null, factor: number): void;
  panBy(x: number, y: number): void;
  reset(): void;
  fill: (() => void) | null;
};

/** Share. */
const BEARABLE_EMPTINESS = 0.12;

/** Redrawn sharply after the gesture. */
const REST_MS = 160;

/** How often it is asked whether a rug has arrived. */
const LOADING_STEP_MS = 50;

/** Pixels while moving. */
const MOST_WIDE = 2048;

type Fitted = { box: Box; stage: { width: number; height: number } };

const filled = ({ box, stage }: Fitted, lying: LyingRugs, isAsked = false): Zoom =>
  filling(box, stage, cornersWithin(lying, box), isAsked);

/** Draws only after changes. */
export function useStage(
  stage: RefObject<HTMLElement | null>,
  display: ImageBitmap | null,
  shown: Shown,
  wish: { fillsItself: boolean; wantsWhole: boolean; lying: LyingRugs } & Pick<Studio, "drawn" | "named">,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<View>(undefined);
  const latest = useRef(shown);
  const drawn = useRef(wish.drawn);
  const named = useRef(wish.named);
  // At once: an open sheet asks for a picture before the effects here.
  latest.current = shown;
  drawn.current = wish.drawn;
  named.current = wish.named;
  const lying = useRef(wish.lying);
  lying.current = wish.lying;
  const waiting = useRef(0);
  const [fitted, setFitted] = useState<Fitted | null>(null);
  const [zoom, setZoom] = useState(WHOLE);
  const box = useMemo(() => fitted && zoomedBox(fitted.box, zoom), [fitted, zoom]);
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isFilled = useRef<boolean | null>(null);

  const redraw = useCallback(() => {
    if (waiting.current) return;
    waiting.current = requestAnimationFrame(() => {
      waiting.current = 0;
      view.current?.draw(latest.current);
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew whenever it changes
  useEffect(redraw, [shown, redraw]);

  useEffect(() => {
    const surface = stage.current;
    if (!surface || !display) return;
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = surface;
      if (width === 0 || height === 0) return;
      const next = { box: fitPhoto({ width, height }, display), stage: { width, height } };
      setFitted(next);
      setZoom(isFilled.current ? filled(next, lying.current) : WHOLE);
    });
    watch.observe(surface);
    return () => watch.disconnect();
  }, [stage, display]);

  const hasBox = box !== null;
  useEffect(() => {
    const surface = canvas.current;
    if (!hasBox || !surface || !display) return;
    let isWanted = true;
    setFailed(false);
    const graphics = {
      onLost: () => setFailed(true),
      onRestored() {
        setFailed(false);
        redraw();
      },
    };
    openView(surface, display, graphics).then(
      (opened) => {
        if (!isWanted) return opened.dispose();
        view.current = opened;
        setReady(true);
      },
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
      view.current?.dispose();
      view.current = undefined;
      setReady(false);
    };
  }, [hasBox, display, redraw]);

  const [shownWidth, shownHeight] = [box?.width ?? 0, box?.height ?? 0];
  const drawnWidth = useRef(0);
  useEffect(() => {
    if (shownWidth === 0 || !isReady) return;
    const size = () => {
      drawnWidth.current = shownWidth;
      const scale = Math.min(window.devicePixelRatio || 1, 2, MOST_WIDE / shownWidth);
      view.current?.resize(Math.round(shownWidth * scale), Math.round(shownHeight * scale));
      redraw();
    };
    if (drawnWidth.current === 0) return size();
    const timer = setTimeout(size, REST_MS);
    return () => clearTimeout(timer);
  }, [shownWidth, shownHeight, isReady, redraw]);

  const leavesEmpty = fitted !== null && emptyShare(fitted.box, fitted.stage) > BEARABLE_EMPTINESS;
  const isCutOff = fitted !== null && isCut(fitted.box, fitted.stage);
  const { fillsItself, wantsWhole } = wish;
  const count = wish.lying.rugs.length;
  useEffect(() => {
    // For each rug that comes; other zooming is the user's.
    if (count > 0 && (isCutOff || (fillsItself && leavesEmpty))) isFilled.current ??= true;
    // Handles must be visible.
    if (wantsWhole) setZoom(WHOLE);
    else if (isFilled.current && fitted) setZoom(filled(fitted, lying.current));
  }, [fillsItself, count, leavesEmpty, isCutOff, wantsWhole, fitted]);

  const fillTo = (is: boolean) => {
    isFilled.current = is;
    setZoom(is && fitted ? filled(fitted, lying.current, true) : WHOLE);
  };
  const hold: ZoomHold = {
    zoom,
    canPan: zoom.scale > 1 || isCutOff,
    zoomAt(at, factor) {
      if (!fitted) return;
      const { stage: of } = fitted;
      const place = at ?? { x: of.width / 2, y: of.height / 2 };
      setZoom((now) => zoomedAt(now, place, factor, fitted.box, of));
    },
    panBy: (x, y) => fitted && setZoom((now) => pannedBy(now, x, y, fitted.box, fitted.stage)),
    // Of a photo that is cut by the stage: what its rugs need, as at first.
    reset: () => (isCutOff && fitted ? setZoom(filled(fitted, lying.current)) : fillTo(false)),
    fill: leavesEmpty ? () => fillTo(true) : null,
  };

  /** Null where the chosen rug is not in it. Refused where other rugs lie there since it was asked for, as by undoing. */
  async function picture(width: number, height: number) {
    const asked = named.current;
    while (view.current && drawn.current === "late")
      await new Promise((arrived) => setTimeout(arrived, LOADING_STEP_MS));
    if (named.current !== asked) throw new Error("Other rugs lie there now");
    return pictureNow(width, height);
  }

  /** At once, for what cannot wait. */
  const pictureNow = (width: number, height: number) =>
    drawn.current === "drawn" ? (view.current?.picture(latest.current, width, height) ?? null) : null;

  return {
    canvas,
    box,
    size: fitted?.stage ?? null,
    hold,
    hasFailed,
    picture,
    pictureNow,
  };
}
