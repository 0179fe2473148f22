import { swatches } from "#app/features/swatches/swatches.content.ts";
import { DEFAULT_SWATCHES } from "#app/features/swatches/swatches.defaults.ts";
import type { SeedPlan } from "./seed-plan.ts";

export function planSwatches(plan: SeedPlan, colours = DEFAULT_SWATCHES): void {
  for (const { name, hex } of colours) plan.document(swatches, { name, hex });
}
