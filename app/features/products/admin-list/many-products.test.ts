import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { saveOrder } from "#app/platform/db/content/content-order.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { productContent } from "../editor/product-content.server.ts";
import { listProductRows, type ProductQuery } from "../product-rows.server.ts";
import { PRODUCT_PAGE_SIZE } from "./product-list-address.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };
const rows = async (asked: Partial<ProductQuery>) =>
  listProductRows(editor, { search: "", page: 1, collectionId: null, filter: null, ...asked });

const addRugs = (count: number) =>
  db().execute(sql`insert into products (id, slug, document, display_order)
    select gen_random_uuid(), 'rolo-' || n, jsonb_build_object('name', jsonb_build_object('pt-BR', 'Rolo ' || n)), n
    from generate_series(1, ${count}::int) n`);

test("the list stays one page long among ten thousand rugs, which is sorted without touching the others", async () => {
  // So that the planner believes the table nearly empty, as after an import into an emptied catalogue.
  await addRugs(1);
  await db().delete(products);
  await db().execute(sql`analyze products`);
  await addRugs(10_000);
  const { rows: last, total } = await rows({ page: 200 });
  expect([last.length, total]).toEqual([PRODUCT_PAGE_SIZE, 10_000]);
  const ids = last.map(({ id }) => id);
  await saveOrder(editor, productContent, ids.toReversed());
  expect((await rows({ page: 200 })).rows.map(({ id }) => id)).toEqual(ids.toReversed());
  expect((await rows({ page: 199 })).rows.at(-1)?.name).toBe(`Rolo ${199 * PRODUCT_PAGE_SIZE}`);
  expect((await rows({ search: "rolo 10000" })).rows.map(({ name }) => name)).toEqual(["Rolo 10000"]);
});
