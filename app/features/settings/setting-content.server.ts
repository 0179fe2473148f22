import { contentKind } from "#app/platform/db/content-kind.ts";
import { siteSettings } from "./settings.table.ts";

export const settingContent = contentKind({
  table: siteSettings,
  words: ["value"],
  title: "key",
  tags: ["settings"],
});
