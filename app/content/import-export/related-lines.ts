import { catalogueTexts } from "./catalogue/catalogue.texts.ts";
import { listIn } from "./cells.rules.ts";
import type { CellProblem } from "./import-export.table.ts";
import type { PlannedLine } from "./plan.ts";

/** Found while a catalogue is read: which lines are refused because another is, by the related rugs they name. */
export function relationsRead() {
  const refused = new Set<string>();
  const accepted = new Set<string>();
  const relying: { line: number; key: string; isNew: boolean; related: string[] }[] = [];
  return {
    note({ line, key, verdict, changes }: PlannedLine): void {
      if (verdict === "refused") return void refused.add(key);
      accepted.add(key);
      const related = listIn(changes.find(({ column }) => column === "related")?.after ?? "");
      if (related.length > 0) relying.push({ line, key, isNew: verdict === "new", related });
    },
    /** `known`: rugs that are there already. */
    broken(known: ReadonlySet<string>): { line: number; problem: CellProblem }[] {
      const broken = new Map<number, CellProblem>();
      const isMissing = (slug: string) => refused.has(slug) && !accepted.has(slug) && !known.has(slug);
      for (let isChanged = true; isChanged; ) {
        isChanged = false;
        for (const { line, key, isNew, related } of relying) {
          const missing = broken.has(line) ? undefined : related.find(isMissing);
          if (missing === undefined) continue;
          const problem = catalogueTexts.problems.relatedRefused(missing);
          broken.set(line, { column: "related", value: missing, problem });
          if (isNew) {
            accepted.delete(key);
            refused.add(key);
          }
          isChanged = true;
        }
      }
      return [...broken].map(([line, problem]) => ({ line, problem }));
    },
  };
}
