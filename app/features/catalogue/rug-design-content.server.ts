import { contentKind } from "#app/platform/db/content-kind.ts";
import { rugDesignCounts, rugDesignSizes, rugDesigns, rugDesignYarns } from "./rug-designs.table.ts";

/** What the simulator lays on a floor consists of. */
export const rugDesignContent = contentKind({
  table: rugDesigns,
  words: ["name"],
  title: "name",
  tags: ["rug-designs", "products"],
  lists: [rugDesignSizes.rugDesignId, rugDesignYarns.rugDesignId],
  parts: [rugDesignCounts.rugDesignId],
  // The file decides about its pixels and its colours: half of one picture and half of another is none.
  joined: { picture: ["imageUrl", "pictureWidth", "pictureHeight", "rug_design_yarns"] },
});
