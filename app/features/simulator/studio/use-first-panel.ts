import { type RefObject, useEffect, useRef, useState } from "react";

/** Lower than this a panel shows nothing. */
const LOWEST_PANEL = 240;

/**
 * A wide photo leaves the foot of an upright screen empty. There the first panel opens by itself, as high as it may be without
 * making the photo smaller; every other panel is then as high. Null where the photo needs the screen for itself.
 */
export function useFirstPanel(
  stage: RefObject<HTMLElement | null>,
  photo: { width: number; height: number } | null,
  isWanted: boolean,
  open: () => void,
): number | null {
  const [height, setHeight] = useState<number | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isWanted || !photo || !stage.current || isAsked.current) return;
    isAsked.current = true;
    const { clientWidth, clientHeight } = stage.current;
    const left = Math.floor(clientHeight - (clientWidth * photo.height) / photo.width);
    if (left < LOWEST_PANEL) return;
    setHeight(left);
    open();
  }, [stage, photo, isWanted, open]);
  return height;
}
