import { expect, test } from "vitest";
import { swatches } from "#app/features/swatches/swatches.content.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { listItemPage } from "./content.server.ts";
import { orderItems } from "./content-editing.server.ts";
import type { ContentType } from "./define-content.ts";
import { ITEMS_PER_PAGE } from "./list.rules.ts";

useTestDatabase();

const TYPE = swatches as unknown as ContentType;
const pageOf = async (search: string, page: number) => {
  const { items, ...list } = await listItemPage(TYPE, search, page);
  return { ...list, ids: items.map(({ id }) => id) };
};

test("a long list is paged, searched without accents, and sorted a page at a time", async () => {
  for (let at = 0; at <= ITEMS_PER_PAGE; at++)
    await insertDocument(swatches, { name: `AÇAÍ ${at}`, hex: "#d9a0a0" });
  const first = await pageOf("", 1);
  const last = await pageOf("", 9);
  expect([first.total, first.ids.length]).toEqual([ITEMS_PER_PAGE + 1, ITEMS_PER_PAGE]);
  expect(last).toMatchObject({ page: 2, ids: [expect.any(String)] });
  expect(await pageOf("acai 50", 1)).toMatchObject({ total: 1, page: 1, ids: [expect.any(String)] });
  expect(await pageOf("#d9a0a0", 1)).toEqual({ total: 0, page: 1, ids: [] });
  await orderItems({ id: "ana" }, TYPE, first.ids.toReversed());
  expect((await pageOf("", 1)).ids).toEqual(first.ids.toReversed());
  expect((await pageOf("", 2)).ids).toEqual(last.ids);
});
