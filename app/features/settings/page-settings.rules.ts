import { z } from "zod";
import { itemId, picture, text, title } from "./setting-fields.rules.ts";

const benefit = z.object({ id: itemId(), term: title(1), text: text() });
const piece = z.object({
  id: itemId(),
  picture: picture(),
  widthMetres: z.number().min(0.3).max(12),
  name: title(1),
  note: title(),
});
const step = z.object({ id: itemId(), when: title(), name: title(1), text: text() });

export const pages = z.object({
  rugs: z.object({ lead: text() }),
  collections: z.object({ lead: text(), curationNote: title(), geometricNote: title() }),
  geometric: z.object({ lead: text() }),
  swatches: z.object({ lead: text(), samples: text() }),
  swatchesPicture: picture(),
  access: z.object({ title: title(1), description: text(), benefits: z.array(benefit).max(8) }),
  madeToMeasure: z.object({
    lead: text(),
    description: text(),
    /** An empty one is not offered. */
    limits: z.object({
      rectangular: title(),
      round: title(),
      oval: title(),
      organic: title(),
      runner: title(),
      corner: title(),
    }),
    steps: z.array(step).max(6),
    onRequest: text(),
  }),
  madeToMeasurePicture: picture(),
  madeToMeasurePieces: z.array(piece).max(6),
  rug: z.object({ madeIn: text(), quote: text(), sample: text(), sheetNote: text() }),
});
