import { wordFields } from "#app/platform/db/content-documents.server.ts";
import { contentKind } from "#app/platform/db/content-kind.ts";
import { rugDesignCounts, rugDesignSizes, rugDesigns, rugDesignYarns } from "./rug-designs.table.ts";

export const rugDesignContent = contentKind({
  table: rugDesigns,
  fields: wordFields(["name"]),
  title: "name",
  tags: ["rug-designs", "products"],
  lists: [rugDesignSizes.rugDesignId, rugDesignYarns.rugDesignId],
  parts: [rugDesignCounts.rugDesignId],
  // Pixels and colours belong to one file, so they are drafted together.
  joined: { picture: ["imageUrl", "pictureWidth", "pictureHeight", "rug_design_yarns"] },
});
