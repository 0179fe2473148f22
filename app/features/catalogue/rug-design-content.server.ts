import { wordFields } from "#app/platform/db/content-documents.server.ts";
import { contentKind } from "#app/platform/db/content-kind.ts";
import { rugDesignCounts, rugDesigns } from "./rug-designs.table.ts";

export const rugDesignContent = contentKind({
  table: rugDesigns,
  fields: {
    ...wordFields(["name"]),
    sizes: { isLocalized: false, initial: [] },
    yarns: { isLocalized: false, initial: [] },
  },
  title: "name",
  tags: ["rug-designs", "products"],
  parts: [rugDesignCounts.rugDesignId],
  // Pixels and colours belong to one file, so they are drafted together.
  joined: { picture: ["imageUrl", "pictureWidth", "pictureHeight", "yarns"] },
});
