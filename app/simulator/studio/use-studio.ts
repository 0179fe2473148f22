import { useEffect, useMemo, useRef, useState } from "react";
import { writeColours } from "#app/features/catalogue/exchanged-yarns.rules.ts";
import type { Camera } from "../engine/camera.ts";
import type { KnownView } from "../engine/room.ts";
import { type Edit, type Placement, roomOf, type UserEdits } from "../engine/simulation.ts";
import { isSameSize } from "../rug-designs/rug-prices.rules.ts";
import type { Shown } from "../scene/view.ts";
import { simulatorTexts } from "../simulator.texts.ts";
import type { SimulatorRug, StudioProps } from "../simulator-rug.ts";
import { namedSize } from "./panels/named-size.ts";
import { type Offer, offerFor } from "./panels/size-offer.ts";
import { nearestSize, placeOfLost, placeRug, sizeConfidence } from "./place-rug.ts";
import type { RoomSource } from "./room-source.ts";
import { priceIn, rugsInRoom } from "./rugs-in-room.ts";
import type { Linked } from "./sheets/link.ts";
import { requestedSize } from "./sheets/requested-size.ts";
import { beginManual, editsOf, floorWithin, type Manual, type ManualKind } from "./stage/manual.ts";
import { loadRaster } from "./stage/rasters.client.ts";
import { useCover } from "./stage/use-cover.ts";
import { trackRug } from "./track-rug.client.ts";
import { useRugs } from "./use-rugs.ts";
import { layAt, useRugsInSight } from "./use-rugs-in-sight.ts";
import { useSavedRoom } from "./use-saved-room.ts";
import { useSimulation } from "./use-simulation.ts";
import { useTwoRugs } from "./use-two-rugs.ts";

export type OpenedRoom = {
  /** Null for a photo that the maker marks: nothing of it is kept or counted. */
  source: RoomSource | null;
  photo: Blob;
  kept: UserEdits | null;
  /** That the kept rugs were laid with. */
  earlier?: Camera | null;
  /** Edits of an earlier visit: where they have no rug, the visitor removed it. */
  isContinued?: boolean;
  /** Of a sample room. */
  given: KnownView | null;
  linked: Linked;
};

const TRACK_AFTER_MS = 800;

export function useStudio({
  rugs,
  locale,
  source,
  photo,
  kept,
  given,
  linked,
  ...opened
}: StudioProps & OpenedRoom) {
  const isContinued = opened.isContinued ?? false;
  const texts = simulatorTexts(locale);
  const laid = { hand: kept, camera: opened.earlier ?? null };
  const { simulation, progress, edit, undo, redo } = useSimulation(photo, laid, given);
  const { hand } = simulation;
  const room = useMemo(() => roomOf(simulation), [simulation]);
  const editByHand = useRugsInSight(room, hand, kept, edit);
  const [manual, setManual] = useState<(Manual & { isOnlyFloor: boolean }) | null>(null);
  const [isComparing, setComparing] = useState(false);
  const { shown: ready, isLate, hasFailed } = useRugs(hand.rugs, rugs);

  const placement = hand.rugs.find(({ id }) => id === hand.chosen) ?? hand.rugs.at(-1) ?? null;
  const rug = rugs.find(({ id }) => id === placement?.design) ?? null;
  const inRoom = useMemo(() => rugsInRoom(hand.rugs, rugs, locale), [hand.rugs, rugs, locale]);
  const confidence = room ? sizeConfidence(room) : null;

  const [offer, setOffer] = useState<Offer | null>(null);
  useFirstRug({
    room,
    hand,
    rugs,
    linked,
    isContinued,
    isReady: simulation.mask?.hasFloor ?? false,
    edit,
    setOffer,
  });
  useGridWithoutFloor();
  const saving = useSavedRoom(source, hand, room?.camera.camera ?? null, isContinued);
  useRugTracking(source ? rug : null, placement);

  /** Without a floor, the grid tool asks for one. */
  function useGridWithoutFloor() {
    const hasAsked = useRef(kept !== null);
    useEffect(() => {
      if (!room?.mask || hasAsked.current) return;
      hasAsked.current = true;
      if (!room.mask.hasFloor) setManual({ ...beginManual("grid", room, placement), isOnlyFloor: true });
    });
  }

  function startManual(kind: ManualKind) {
    if (room) setManual({ ...beginManual(kind, room, placement), isOnlyFloor: false });
  }

  function applyManual() {
    if (manual && room) {
      const shown: Edit[] = manual.isOnlyFloor
        ? [{ kind: "stroke", stroke: floorWithin(manual.points) }]
        : [];
      for (const [place, what] of [...editsOf(manual, room, hand.cues), ...shown].entries())
        edit(what, place > 0);
    }
    setManual(null);
  }

  function takeOffer() {
    if (!offer || !placement) return;
    const { id } = placement;
    edit({ kind: "resize", id, width: offer.width, length: offer.length });
    layAt(edit, id, offer);
  }

  function addRug(other: SimulatorRug | undefined) {
    if (room && other) edit({ kind: "place", rug: placeRug(room, other, null, hand.rugs) });
  }

  function exchangeRug(other: SimulatorRug) {
    if (!placement) return addRug(other);
    const nearest = nearestSize(other, placement);
    if (!nearest || other.id === rug?.id) return;
    edit({
      kind: "exchange",
      id: placement.id,
      design: other.id,
      width: nearest.width,
      length: nearest.length,
    });
  }

  const [isCovering, setCovering] = useState(false);
  const cover = useCover(progress.display, room, progress.isDone, hand.covers);
  const isUncovered = cover.isLate && !progress.refusal;
  const compared = useTwoRugs({ room, hand, placement, rug, rugs, onKeep: exchangeRug });
  const hidesRugs = isComparing || isCovering || manual !== null;
  const covered = isComparing ? null : cover.picture;
  const { against, other, second } = compared;
  const shown: Shown = useMemo(
    () => ({
      ...{ room, covered, lightStrength: hand.lightStrength, warmth: hand.warmth },
      ...(hidesRugs ? { rugs: [] } : { rugs: ready, against }),
    }),
    [room, covered, ready, against, hidesRugs, hand.lightStrength, hand.warmth],
  );
  const size = rug && placement ? namedSize(rug, placement) : "";
  const priceOf = (sized: { width: number; length: number } | null, of = rug) =>
    of && sized ? priceIn(locale, of, sized) : texts.size.onRequest;
  const price = priceOf(placement);
  const two = {
    ...compared,
    size: other && second ? namedSize(other, second) : "",
    price: priceOf(second, other),
  };
  const isOffered =
    offer && rug && placement && offer.design === rug.id && isSameSize(placement, offer.instead);

  return {
    ...{
      texts,
      simulation,
      progress,
      undo,
      redo,
      room,
      hand,
      rug,
      placement,
      confidence,
      shown,
      size,
      price,
    },
    edit: editByHand,
    /** Of the chosen rug, for pictures of it: late also while it is hidden. */
    drawn:
      hidesRugs || isLate || isUncovered
        ? "late"
        : ready.some((one) => one.placement.id === placement?.id)
          ? "drawn"
          : "missing",
    /** What is said beside a picture of the room. */
    named: JSON.stringify([hand.chosen, hand.rugs.map(({ x, y, angle, ...said }) => said)]),
    cover: { ...cover, isOpen: isCovering, setOpen: setCovering },
    ...{ manual, setManual, startManual, applyManual, addRug, exchangeRug, setComparing, hasFailed, two },
    offered: isOffered ? texts.size.fits(namedSize(rug, offer), priceOf(offer)) : null,
    takeOffer,
    dropUnsaved: saving.drop,
    isUnkept: saving.isUnkept,
    inRoom,
    canUndo: simulation.past.length > 0,
    canRedo: simulation.future.length > 0,
  };
}

export type Studio = ReturnType<typeof useStudio>;

type FirstRug = Pick<StudioProps, "rugs"> & {
  setOffer: (offer: Offer | null) => void;
  room: Studio["room"];
  hand: UserEdits;
  linked: Linked;
  isContinued: boolean;
  isReady: boolean;
  edit: ReturnType<typeof useSimulation>["edit"];
};

function useFirstRug({ room, hand, rugs, linked, isContinued, isReady, edit, setOffer }: FirstRug): void {
  const isPlaced = useRef(false);
  const { slug } = linked;
  const named = slug === null ? undefined : rugs.find(({ addresses }) => addresses.includes(slug));
  const first = named ?? rugs[0];
  const url = first?.url;
  useEffect(() => {
    // Preloaded; errors are reported when it is placed.
    if (url) loadRaster(url).catch(() => {});
  }, [url]);
  useEffect(() => {
    if (isPlaced.current || !room || !isReady) return;
    isPlaced.current = true;
    if (hand.rugs.length > 0) {
      const laid: Placement[] = [];
      for (const kept of hand.rugs) {
        const place = placeOfLost(room, kept, laid);
        if (place) layAt(edit, kept.id, place);
        laid.push({ ...kept, ...place });
      }
      const chosen = hand.rugs.find(({ id }) => id === hand.chosen) ?? hand.rugs.at(-1);
      if (chosen && named) exchangeForLinked(chosen, named);
      return;
    }
    // Not an undo step.
    if (!first || (isContinued && !named)) return;
    const rug = placeRug(room, first, named ? linked : null, []);
    edit({ kind: "place", rug }, true);
    if (named && !linked.place) setOffer(offerFor(room, named, rug));
  });

  /** The saved rug keeps its place; undo brings it back. */
  function exchangeForLinked(chosen: Placement, rug: SimulatorRug) {
    const size = linked.size ? requestedSize(rug, linked.size) : nearestSize(rug, chosen);
    const isShown = chosen.design === rug.id && (!linked.size || (size && isSameSize(size, chosen)));
    const hasColours = Object.keys(linked.colours).length > 0;
    const isDyed = !hasColours || writeColours(linked.colours) === writeColours(chosen.colours);
    if (!size || (isShown && isDyed)) return;
    const { id } = chosen;
    if (!isShown) edit({ kind: "exchange", id, design: rug.id, width: size.width, length: size.length });
    edit({ kind: "recolour", id, colours: linked.colours }, !isShown);
  }
}

function useRugTracking(rug: SimulatorRug | null, placement: Studio["placement"]): void {
  const tracked = useRef(new Set<string>());
  const { width, length } = placement ?? { width: 0, length: 0 };
  useEffect(() => {
    const key = `${rug?.id} ${width} ${length}`;
    if (!rug || tracked.current.has(key)) return;
    const timer = setTimeout(() => {
      tracked.current.add(key);
      trackRug("tried", rug.id, { width, length });
    }, TRACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [rug, width, length]);
}
