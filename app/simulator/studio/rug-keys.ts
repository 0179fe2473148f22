import { alignedWith, turned } from "../engine/placement.ts";
import type { Room } from "../engine/room.ts";
import type { Edit, Placement } from "../engine/simulation.ts";
import { DEGREE } from "../engine/units.ts";
import { bySize } from "../rug-designs/rug-prices.rules.ts";
import type { SimulatorRug } from "../simulator-rug.ts";
import { isNear } from "./stage/use-gestures.ts";

const STEP_METRES = 0.05;
const LARGE_STEP_METRES = 0.25;
const SMALL_STEP_METRES = 0.01;
const TURN = 5 * DEGREE;
const SMALL_TURN = DEGREE;

const WAYS: Record<string, readonly [ahead: number, left: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, 1],
  ArrowRight: [0, -1],
};

type Pressed = { key: string; shiftKey: boolean; altKey: boolean };

export function editOfKey(
  { key, shiftKey, altKey }: Pressed,
  rug: Placement,
  design: SimulatorRug,
  room: Room,
): Edit | null {
  const way = WAYS[key];
  if (way) return stepped(rug, way, shiftKey ? LARGE_STEP_METRES : altKey ? SMALL_STEP_METRES : STEP_METRES);
  const turn = { q: 1, e: -1 }[key.toLowerCase()];
  if (turn)
    return { kind: "turn", id: rug.id, angle: turned(rug.angle + turn * (altKey ? SMALL_TURN : TURN)) };
  if (key.toLowerCase() === "r") return aligned(rug, room);
  const size = /^[1-9]$/.test(key) ? bySize(design.sizes)[Number(key) - 1] : undefined;
  return size ? { kind: "resize", id: rug.id, width: size.width, length: size.length } : null;
}

export function stepped(
  rug: Placement,
  [ahead, left]: readonly [number, number],
  by = STEP_METRES,
): Edit | null {
  const middle = [rug.x + ahead * by, rug.y + left * by] as const;
  return isNear(middle) ? { kind: "move", id: rug.id, x: middle[0], y: middle[1] } : null;
}

export const aligned = (rug: Placement, room: Room): Edit => ({
  kind: "turn",
  id: rug.id,
  angle: alignedWith(room.camera.directions[0] ?? 0, rug.angle),
});
