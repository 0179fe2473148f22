import { useMemo, useState } from "react";
import { projectionOf } from "../engine/camera.ts";
import type { Room } from "../engine/room.ts";
import type { Placement, UserEdits } from "../engine/simulation.ts";
import type { SimulatorRug } from "../simulator-rug.ts";
import { nearestSize } from "./place-rug.ts";
import { useRugs } from "./use-rugs.ts";

type TwoRugs = {
  room: Room | null;
  hand: UserEdits;
  placement: Placement | null;
  rug: SimulatorRug | null;
  rugs: SimulatorRug[];
  onKeep: (rug: SimulatorRug) => void;
};

const NONE: readonly Placement[] = [];

export function useTwoRugs({ room, hand, placement, rug, rugs, onKeep }: TwoRugs) {
  const [chosen, setChosen] = useState<SimulatorRug | null>(null);
  const [from, setFrom] = useState(0.5);
  const other = placement ? chosen : null;
  const second = useMemo(() => other && placement && inPlaceOf(placement, other), [other, placement]);
  const placements = useMemo(
    () => (second ? hand.rugs.map((one) => (one.id === placement?.id ? second : one)) : NONE),
    [second, hand.rugs, placement],
  );
  const { shown } = useRugs(placements, rugs);
  const isReady = second !== null && shown.some(({ placement: { id } }) => id === second.id);
  const against = useMemo(() => (isReady ? { rugs: shown, from } : null), [isReady, shown, from]);

  function start() {
    if (!room || !placement || rugs.length < 2) return;
    const middle = projectionOf(room.camera.camera).toPicture(placement.x, placement.y);
    setFrom(bounded((middle?.[0] ?? room.photo.width / 2) / room.photo.width));
    setChosen(rugs[(rugs.findIndex(({ id }) => id === rug?.id) + 1) % rugs.length] ?? null);
  }

  return {
    other,
    second,
    against,
    from,
    setFrom: (to: number) => setFrom(bounded(to)),
    canStart: rugs.length > 1 && placement !== null,
    start,
    choose: setChosen,
    stop: () => setChosen(null),
    keepSecond() {
      if (other) onKeep(other);
      setChosen(null);
    },
  };
}

/** Keeps the line reachable. */
const bounded = (share: number) => Math.min(0.97, Math.max(0.03, share));

function inPlaceOf(placement: Placement, rug: SimulatorRug): Placement {
  const { width, length } = nearestSize(rug, placement) ?? placement;
  return { ...placement, id: `${placement.id}:second`, design: rug.id, width, length, colours: {} };
}
