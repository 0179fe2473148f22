import { useEffect, useRef, useState } from "react";
import type { Camera } from "../engine/camera.ts";
import type { UserEdits } from "../engine/simulation.ts";
import type { RoomSource } from "./room-source.ts";
import { saveRoom } from "./saved-room.client.ts";

const SAVE_AFTER_MS = 150;

/** After each gesture, and at the latest when the studio is left: a page that is left has no time to. */
export function useSavedRoom(
  source: RoomSource | null,
  hand: UserEdits,
  camera: Camera | null,
  isContinued: boolean,
): { drop: () => void; isUnkept: boolean } {
  const [isUnkept, setUnkept] = useState(false);
  const hasBegun = useRef(isContinued);
  const unsaved = useRef<(() => void) | null>(null);
  const isDropped = useRef(false);
  useEffect(() => {
    // A photo without a rug is not kept, unless its rug was removed.
    hasBegun.current ||= hand.rugs.length > 0;
    // Until there is a camera, what was kept is not on the floor yet.
    if (!source || !camera || !hasBegun.current) return;
    const save = () => {
      if (unsaved.current !== save || isDropped.current) return;
      unsaved.current = null;
      void saveRoom(source, hand, camera).then((isKept) => setUnkept(!isKept));
    };
    unsaved.current = save;
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [source, hand, camera]);
  useEffect(() => () => unsaved.current?.(), []);
  return {
    isUnkept,
    // For good: what is found meanwhile moves rugs, and would save the photo again.
    drop() {
      isDropped.current = true;
    },
  };
}
