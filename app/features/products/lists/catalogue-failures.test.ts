import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { handleCollectionForm, readTab } from "#app/features/collections/admin/collection-actions.server.ts";
import { collectionsAdminTexts } from "#app/features/collections/admin/collections-admin.texts.ts";
import * as database from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { productsAdminTexts } from "../admin-list/products-admin.texts.ts";
import { handleCatalogueForm, handleProductForm } from "../editor/product-actions.server.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };
const ID = "01a1fb9e-a970-7535-a786-604283140ed2";
const post = (fields: Record<string, string>) =>
  new Request("http://site/admin", { method: "POST", body: new URLSearchParams(fields) });
const logged = vi.spyOn(log, "error");

beforeEach(() => {
  logged.mockReset();
  const fail = () => {
    throw new Error("the disk is full");
  };
  vi.spyOn(database, "db").mockImplementation(fail);
  vi.spyOn(database, "inTransaction").mockImplementation(async () => fail());
});
afterEach(() => {
  vi.mocked(database.db).mockRestore();
  vi.mocked(database.inTransaction).mockRestore();
});

const SAVED = { name: "Lua", title: "Lua", description: "Guardado" };

describe.each([
  [
    "featured rugs",
    (fields: Record<string, string>) => handleCollectionForm(editor, "featured", post(fields)),
  ],
  [
    "collections",
    (fields: Record<string, string>) => handleCollectionForm(editor, "collections", post(fields)),
  ],
  [
    "rugs",
    (fields: Record<string, string>) =>
      "intent" in fields
        ? handleCatalogueForm(editor, post(fields))
        : handleProductForm(editor, null, post(fields)),
  ],
] as const)("a database that fails while %s are changed", (_, submit) => {
  it("is reported as 'Erro ao salvar', and what was typed comes back", async () => {
    const result = await submit(SAVED);
    expect(result).toMatchObject({ ok: false, toast: { kind: "error", title: "Erro ao salvar" } });
    expect(result.value?.form?.initialValue).toMatchObject({ description: "Guardado" });
    expect(logged).toHaveBeenCalledOnce();
  });

  it.each([
    [{ intent: "order", order: ID }, "Erro ao salvar"],
    [{ intent: "remove", id: ID }, "Erro ao excluir"],
    [{ intent: "undelete", removed: ID }, "Erro ao salvar"],
  ])("is told after %j", async (fields, title) => {
    expect(await submit(fields)).toMatchObject({ ok: false, toast: { kind: "error", title } });
    expect(logged).toHaveBeenCalledOnce();
  });
});

it("lists that cannot be read differ from empty ones, in the words of the specification", async () => {
  const request = new Request("http://localhost/admin/destaques");
  expect((await readTab(editor, "featured", request)).list).toBeNull();
  expect((await readTab(editor, "collections", request)).list).toBeNull();
  expect([collectionsAdminTexts.failed, productsAdminTexts.failed]).toEqual([
    "Erro ao carregar produtos",
    "Erro ao carregar produtos",
  ]);
});
