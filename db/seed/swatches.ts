import { DEFAULT_SWATCHES } from "#app/features/swatches/swatches.defaults.ts";
import { swatches } from "#app/features/swatches/swatches.table.ts";
import type { SeedPlan } from "./seed-plan.ts";

export function planSwatches(plan: SeedPlan, colours = DEFAULT_SWATCHES): void {
  plan.insert(swatches, ...colours.map((colour, order) => ({ ...colour, displayOrder: order + 1 })));
}
