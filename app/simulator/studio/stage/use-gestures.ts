import { type PointerEvent, useRef } from "react";
import { type FloorPoint, type Pixel, type Projection, projectionOf } from "../../engine/camera.ts";
import { draggedTo, isOn, turned } from "../../engine/placement.ts";
import type { Room } from "../../engine/room.ts";
import type { Edit, Placement } from "../../engine/simulation.ts";
import type { Box } from "./fit-photo.ts";

type Gestures = {
  box: Box | null;
  room: Room | null;
  rugs: readonly Placement[];
  chosen: Placement | null;
  edit: (what: Edit, isContinued?: boolean) => void;
  onTap: (at: Pixel) => void;
};

type Drag = {
  rug: Placement;
  grabbed: FloorPoint;
  /** Whether an undo step exists. */
  hasEdited: boolean;
  /** Angle between two fingers, and of the rug, at the start. */
  pair: { between: number; angle: number } | null;
};

/** Pixels. */
const TAP_PX = 6;

/** Dragging keeps the touched floor point under the finger; a second finger rotates. */
export function useGestures({ box, room, rugs, chosen, edit, onTap }: Gestures) {
  const pointers = useRef(new Map<number, Pixel>());
  const drag = useRef<Drag>(undefined);
  /** `isChoice`: of another rug, which is no tap on the floor. */
  const pressed = useRef<{ at: Pixel; moved: boolean; isChoice: boolean } | null>(null);

  const projection = room && projectionOf(room.camera.camera);
  const pixelOf = (event: PointerEvent): Pixel => {
    const area = event.currentTarget.getBoundingClientRect();
    const scale = box && room ? room.photo.width / box.width : 1;
    return [
      (event.clientX - area.left - (box?.left ?? 0)) * scale,
      (event.clientY - area.top - (box?.top ?? 0)) * scale,
    ];
  };

  function down(event: PointerEvent) {
    if (!projection || event.button !== 0) return;
    const pixel = pixelOf(event);
    pointers.current.set(event.pointerId, pixel);
    if (pointers.current.size === 1) {
      const rug = rugUnder(projection, rugs, pixel);
      const isChoice = rug !== null && rug.id !== chosen?.id;
      pressed.current = { at: [event.clientX, event.clientY], moved: false, isChoice };
      const grabbed = projection.toFloor(...pixel);
      drag.current = rug && grabbed ? { rug, grabbed, hasEdited: false, pair: null } : undefined;
      if (isChoice) edit({ kind: "choose", id: rug.id });
    }
    if (pointers.current.size === 2) {
      const rug = drag.current?.rug ?? chosen;
      const between = floorAngle(projection, [...pointers.current.values()]);
      if (rug && between !== null) {
        const now = rugs.find(({ id }) => id === rug.id) ?? rug;
        drag.current = {
          rug: now,
          grabbed: [now.x, now.y],
          hasEdited: drag.current?.hasEdited ?? false,
          pair: { between, angle: now.angle },
        };
      }
    }
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent) {
    if (!projection || !pointers.current.has(event.pointerId)) return;
    const pixel = pixelOf(event);
    pointers.current.set(event.pointerId, pixel);
    const start = pressed.current;
    if (start && !start.moved)
      start.moved = Math.hypot(event.clientX - start.at[0], event.clientY - start.at[1]) > TAP_PX;
    const held = drag.current;
    if (!held || !start?.moved) return;
    const what = held.pair
      ? turning(projection, held, [...pointers.current.values()])
      : moving(projection, held, pixel);
    if (!what) return;
    edit(what, held.hasEdited);
    held.hasEdited = true;
  }

  function up(event: PointerEvent) {
    if (!pointers.current.delete(event.pointerId)) return;
    const start = pressed.current;
    if (start && !start.moved && !start.isChoice && pointers.current.size === 0) onTap(pixelOf(event));
    // A remaining finger would make the rug jump.
    drag.current = undefined;
    if (pointers.current.size === 0) pressed.current = null;
  }

  function cancel(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
    drag.current = undefined;
    pressed.current = null;
  }

  /** Otherwise the gesture moves the picture. */
  const isOnRug = (event: PointerEvent) =>
    projection !== null && rugUnder(projection, rugs, pixelOf(event)) !== null;

  function stop() {
    pointers.current.clear();
    drag.current = undefined;
    pressed.current = null;
  }

  return { down, move, up, cancel, stop, isOnRug };
}

function moving(projection: Projection, { rug, grabbed }: Drag, pixel: Pixel): Edit | null {
  const middle = draggedTo(projection, rug, grabbed, pixel);
  return middle && isNear(middle) ? { kind: "move", id: rug.id, x: middle[0], y: middle[1] } : null;
}

function turning(projection: Projection, { rug, pair }: Drag, pixels: Pixel[]): Edit | null {
  const between = floorAngle(projection, pixels);
  if (between === null || !pair) return null;
  return { kind: "turn", id: rug.id, angle: turned(pair.angle + between - pair.between) };
}

function floorAngle(projection: Projection, [first, second]: Pixel[]): number | null {
  const one = first && projection.toFloor(...first);
  const other = second && projection.toFloor(...second);
  return one && other ? Math.atan2(other[1] - one[1], other[0] - one[0]) : null;
}

/** Farther rugs cannot be grabbed. */
const FARTHEST_METRES = 15;
export const isNear = ([x, y]: FloorPoint) => x > 0.3 && Math.hypot(x, y) < FARTHEST_METRES;

function rugUnder(projection: Projection, rugs: readonly Placement[], pixel: Pixel): Placement | null {
  const floor = projection.toFloor(...pixel);
  if (!floor) return null;
  return rugs.findLast((rug) => isOn(rug, floor)) ?? null;
}
