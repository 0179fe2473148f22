import { useCallback, useEffect, useRef } from "react";
import type { Room } from "../engine/room.ts";
import type { Edit, Placement, UserEdits } from "../engine/simulation.ts";
import { placedAnew } from "./place-rug.ts";

type Editing = (what: Edit, isContinued?: boolean) => void;

/** As a part of the step before. */
export function layAt(edit: Editing, id: string, { x, y, angle }: Pick<Placement, "x" | "y" | "angle">) {
  edit({ kind: "move", id, x, y }, true);
  edit({ kind: "turn", id, angle }, true);
}

/**
 * A measure makes rugs larger or smaller where they lie. One that is no longer in sight then, and that nobody moved, is laid
 * anew, as a part of the measure's step. `kept`: where rugs of an earlier visit lie was somebody's choice.
 *
 * @returns how people edit, which says whose place a rug's place is
 */
export function useRugsInSight(
  room: Room | null,
  hand: UserEdits,
  kept: UserEdits | null,
  edit: Editing,
): Editing {
  const moved = useRef(new Set(kept?.rugs.map(({ id }) => id)));
  const last = useRef<number | null>(null);
  const aboveFloor = room?.scale.aboveFloor ?? null;
  useEffect(() => {
    const before = last.current;
    last.current = aboveFloor;
    if (!room || before === null || before === aboveFloor || hand.cues.length === 0) return;
    for (const rug of hand.rugs) {
      if (moved.current.has(rug.id)) continue;
      const others = hand.rugs.filter(({ id }) => id !== rug.id);
      const place = placedAnew(room, rug, others);
      if (place) layAt(edit, rug.id, place);
    }
  });
  return useCallback(
    (what, isContinued) => {
      if (what.kind === "move" || what.kind === "turn") moved.current.add(what.id);
      edit(what, isContinued);
    },
    [edit],
  );
}
