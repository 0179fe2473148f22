import { firstPlacement } from "../../engine/placement.ts";
import type { Room } from "../../engine/room.ts";
import type { Placement } from "../../engine/simulation.ts";
import { isSameSize } from "../../rug-designs/rug-prices.rules.ts";
import type { SimulatorRug } from "../../simulator-rug.ts";

type Size = { width: number; length: number };

/** Only offered, not applied. */
export type Offer = Pick<Placement, "design" | "width" | "length" | "x" | "y" | "angle"> & { instead: Size };

/** The largest fitting size, if it differs. */
export function offerFor(room: Room, rug: SimulatorRug, asked: Size): Offer | null {
  if (!room.mask || room.mask.wantsTap) return null;
  const { fits, width, length, x, y, angle } = firstPlacement(room, rug.sizes);
  if (!fits || isSameSize({ width, length }, asked)) return null;
  return { design: rug.id, width, length, x, y, angle, instead: asked };
}
