import { entriesOf } from "#app/platform/db/entries.server.ts";
import { swatches } from "./swatches.table.ts";

/** The maker's named colours, as the owner keeps them. */
export const swatchEntries = entriesOf(swatches, { words: [], tag: "swatches", title: "name" });
