import { type RefObject, useEffect, useRef, useState } from "react";

/** Pixels. */
const LOWEST_PANEL = 240;

/** Height for the first panel, where a landscape photo leaves room on a portrait screen; else null. */
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
