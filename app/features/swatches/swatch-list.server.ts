import { contentList } from "#app/platform/db/content-list.server.ts";
import { swatches } from "./swatches.table.ts";

/** The maker's named colours, as the owner keeps them. */
export const swatchList = contentList(swatches, { words: [], tag: "swatches", title: "name" });
