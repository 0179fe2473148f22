import { z } from "zod";
import { isShown } from "#app/shell/lists/list-item.rules.ts";

const MAX_NAME_LENGTH = 60;

export type SwatchErrors = { required: string; long: (most: number) => string; hex: string };

/** A colour's name is the same in every language. */
export const swatchForm = (errors: SwatchErrors) =>
  z.object({
    name: z
      .string({ error: errors.required })
      .trim()
      .min(1, errors.required)
      .max(MAX_NAME_LENGTH, errors.long(MAX_NAME_LENGTH)),
    hex: z
      .string({ error: errors.hex })
      .trim()
      .toLowerCase()
      .transform((hex) => (hex.startsWith("#") ? hex : `#${hex}`))
      .pipe(z.string().regex(/^#[0-9a-f]{6}$/, errors.hex)),
    active: isShown(),
  });
