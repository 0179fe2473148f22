import { swatches } from "#app/features/swatches/swatches.table.ts";
import type { SeedPlan } from "./seed-plan.ts";

const COLOURS = [
  { name: "QUARTZOROSA", hex: "#e3cbc3" },
  { name: "CRISTAL", hex: "#e2dfd6" },
  { name: "ROSA", hex: "#d6a29c" },
  { name: "COLONIA", hex: "#c58a83" },
  { name: "HORTENCIA", hex: "#a3a3bd" },
  { name: "AMETISTA", hex: "#8a7699" },
  { name: "RODONITA", hex: "#ad5265" },
  { name: "MARAVILHA", hex: "#bd624c" },
];

export function planSwatches(plan: SeedPlan): void {
  plan.insert(swatches, ...COLOURS.map((colour, order) => ({ ...colour, displayOrder: order + 1 })));
}
