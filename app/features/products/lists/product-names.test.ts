import { expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { listProductNames } from "./product-names.server.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };
const named = async (search: string) => (await listProductNames(editor, search)).map(({ name }) => name);

test("names are found best first, without accents: the whole name, its beginning, then a part", async () => {
  const names = ["Grão Zimbro", "Zímbro Azul", "Zimbro", "Areia"];
  await db()
    .insert(products)
    .values(names.map((name, at) => ({ slug: `tapete-${at}`, document: { name: { "pt-BR": name } } })));
  expect(await named(" zíMBRO ")).toEqual(["Zimbro", "Zímbro Azul", "Grão Zimbro"]);
  expect(await named("zimb")).toEqual(["Zimbro", "Zímbro Azul", "Grão Zimbro"]);
  expect(await named("")).toEqual([]);
  expect(await named("%")).toEqual([]);
});
