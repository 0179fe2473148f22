import { expect, test } from "vitest";
import { FEATURED_FROM_KEY } from "#app/features/products/admin-list/product-list-address.ts";
import { SavedAsDraft } from "#app/platform/db/content/revisions.server.ts";
import { latestVersion } from "#app/platform/db/content/versions.server.ts";
import { ana, baseVersionOf, save } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { getFeaturedPrefill } from "./featured-prefill.server.ts";

useTestDatabase();

test("a featured place begins with what the site says of the rug, not with its draft", async () => {
  const id = await save(null, { facts: { slug: "mare" }, words: { "pt-BR": { name: "Maré" } } });
  const baseVersion = baseVersionOf(await latestVersion(), { "save-as": "draft" });
  const draft = { facts: { slug: "mare-alta" }, words: { "pt-BR": { name: "Maré alta" } }, baseVersion };
  await expect(save(id, draft)).rejects.toThrow(SavedAsDraft);
  const { start } = await getFeaturedPrefill(ana, new URLSearchParams({ [FEATURED_FROM_KEY]: id }));
  expect(start?.words["pt-BR"].title).toBe("Maré");
  expect(start?.facts.url).toBe("/produtos/mare");
});
