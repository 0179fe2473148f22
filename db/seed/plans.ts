import { readFile } from "node:fs/promises";
import type { SeedMedia, SeedYarns } from "./seed-media.ts";
import { openPlan, type SeedPlan } from "./seed-plan.ts";
import { planForms } from "./setting-forms.ts";

export type Demonstration = "demo" | "demo-2";

const LISTS: Record<Demonstration, { media: string; yarns: string }> = {
  demo: { media: "db/seed/media.json", yarns: "db/seed/rug-yarns.json" },
  "demo-2": { media: "db/seed/demo-2/media.json", yarns: "db/seed/demo-2/rug-yarns.json" },
};

/** Texts are imported on demand. */
export async function planOf(which: Demonstration | "none", at: Date): Promise<SeedPlan> {
  if (which === "none") return planEmpty();
  const read = async (file: string) => JSON.parse(await readFile(file, "utf8"));
  const media: SeedMedia[] = await read(LISTS[which].media);
  const yarns: SeedYarns[] = await read(LISTS[which].yarns);
  const { planDemo } = which === "demo" ? await import("./demo.ts") : await import("./demo-2/demo-2.ts");
  return planDemo(media, yarns, at);
}

/** Until its owner opens it, an installation that begins empty shows visitors that it opens soon. */
function planEmpty(): SeedPlan {
  const plan = openPlan([]);
  planForms(plan, [["opening.isOpen", () => false]]);
  return plan;
}
