import { z } from "zod";

const MAX_TITLE_LENGTH = 160;
const MAX_TEXT_LENGTH = 4000;
const MAX_FACT_LENGTH = 400;

/** Words are said differently in each language; facts (a number, an address on the web) are the same in all. */
export const title = () => z.string().trim().max(MAX_TITLE_LENGTH).meta({ isTranslated: true });
export const text = () => z.string().trim().max(MAX_TEXT_LENGTH).meta({ isTranslated: true });
export const fact = () => z.string().trim().max(MAX_FACT_LENGTH);
export const link = () => fact();
/** The address of a picture, as the media library or the built-in set knows it. */
export const picture = () => fact();
export const metres = () => z.number().positive().max(30);
/** List entries carry an id, so that their translations stay with them when the list is reordered. */
export const entryId = () => z.string().regex(/^[a-z0-9-]+$/);

export function isTranslated(schema: z.ZodType): boolean {
  return schema.meta()?.isTranslated === true;
}
