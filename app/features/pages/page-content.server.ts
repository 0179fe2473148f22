import { contentKind } from "#app/platform/db/content-kind.ts";
import { PAGE_WORDS } from "./page-form.rules.ts";
import { pages } from "./pages.table.ts";

/** What a page that the owner writes consists of. */
export const pageContent = contentKind({ table: pages, words: PAGE_WORDS, title: "title", tags: ["pages"] });
