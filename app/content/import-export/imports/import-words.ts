import type { Counts } from "../import-export.rules.ts";
import type { ImportState } from "../import-export.table.ts";
import { importExportTexts } from "../import-export.texts.ts";

const { detail: texts } = importExportTexts;

type Head = { state: ImportState; failure: string };

export function leadOf({ state, failure }: Head, counts: Counts): string {
  const writes = counts.new + counts.changed;
  switch (state) {
    case "reading":
      return texts.readingLead;
    case "writing":
      return texts.writingLead;
    case "ready":
      if (counts.refused > 0) return texts.refusedLead(counts.refused);
      return writes > 0 ? texts.readyLead : texts.nothingLead;
    case "done":
      return texts.doneLead(writes, counts.refused);
    case "undone":
      return texts.undoneLead;
    case "cancelled":
      return texts.cancelledLead;
    default:
      return failure;
  }
}
