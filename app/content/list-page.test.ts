import { expect, test } from "vitest";
import { testimonials } from "#app/features/home/testimonials.content.ts";
import { swatches } from "#app/features/swatches/swatches.content.ts";
import { saveOrder } from "#app/platform/db/content/content-order.server.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { listItemPage, listItems } from "./content.server.ts";
import { kindOf } from "./content-kind.server.ts";
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
  await saveOrder({ id: "ana" }, kindOf(TYPE), first.ids.toReversed());
  expect((await pageOf("", 1)).ids).toEqual(first.ids.toReversed());
  expect((await pageOf("", 2)).ids).toEqual(last.ids);
});

test("the order of one list does not move what is on another", async () => {
  const ids: string[] = [];
  for (const author of ["Ana", "Bia"])
    ids.push(await insertDocument(testimonials, { author, quote: "Bom." }));
  const order = async () => (await listItems(testimonials)).map(({ id }) => id);
  const declared = testimonials as unknown as ContentType;
  await saveOrder({ id: "ana" }, kindOf(declared), ids);
  await saveOrder({ id: "ana" }, kindOf(TYPE), ids.toReversed());
  expect(await order()).toEqual(ids);
});
