import { contentKind } from "#app/platform/db/content-kind.ts";
import { siteSettings } from "./settings.table.ts";

/** What a fact about the brand consists of: its value in Portuguese, and its words in the other languages. */
export const settingContent = contentKind({
  table: siteSettings,
  words: ["value"],
  title: "key",
  tags: ["settings"],
});
