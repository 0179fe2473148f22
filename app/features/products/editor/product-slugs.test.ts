import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { publishDrafts } from "#app/content/drafts/publish.server.ts";
import { getProduct } from "#app/features/catalogue/product.server.ts";
import { listProducts } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { inEachLocale } from "#app/i18n/locales.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { SavedAsDraft } from "#app/platform/db/content/revisions.server.ts";
import { latestVersion } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { baseVersionOf } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { productsAdminTexts } from "../admin-list/products-admin.texts.ts";
import { listProductRows } from "../product-rows.server.ts";
import { productContent } from "./product-content.server.ts";
import { saveProduct } from "./product-editing.server.ts";
import { type ProductForm, productForm } from "./product-form.ts";

useTestDatabase();

const EDITOR = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" } as const;

async function insertProduct(slug: string): Promise<string> {
  const [row] = await db()
    .insert(products)
    .values({ slug, document: { name: { "pt-BR": slug } } })
    .returning();
  return row?.id ?? "";
}

const schema = productForm(productsAdminTexts.errors);

async function save(
  name: string,
  more: Partial<ProductForm> = {},
  id: string | null = null,
  baseVersion?: BaseVersion,
) {
  const form = { ...schema.parse({ name, state: "published" }), ...more };
  const words = { ...inEachLocale(() => ({})), "pt-BR": { name } };
  const saved = await saveProduct(EDITOR, { id, form, words, baseVersion });
  return saved.state === "saved" ? saved.id : saved.state;
}

const rename = async (id: string, slug: string) => (await save("Maré", { slug }, id)) === id;

const listed = async () =>
  (await listProductRows(EDITOR, { search: "", page: 1, collectionId: null, filter: null })).rows;

beforeEach(async () => {
  await db().delete(products);
});

test("a rug takes its address from its name, keeps it, and leads on from every one that it had", async () => {
  const id = await save("Tapete Água");
  expect(await save("Tapete agua")).not.toBe("slugTaken");
  expect((await listed()).map(({ slug }) => slug)).toEqual(["tapete-agua", "tapete-agua-2"]);
  await save("Outro nome", {}, id);
  expect(await getProduct("tapete-agua", "pt-BR")).toMatchObject({ state: "present" });
  await save("Água", { slug: "agua" }, id);
  expect(await getProduct("tapete-agua", "pt-BR")).toEqual({ state: "moved", slug: "agua" });
  expect(await save("Água", { slug: "tapete-agua-2" }, id)).toBe("slugTaken");
  // A former address is only reused on request.
  await save("Tapete Água");
  expect(await getProduct("tapete-agua", "pt-BR")).toEqual({ state: "moved", slug: "agua" });
  await save("Terceira", { slug: "tapete-agua" });
  expect(await getProduct("tapete-agua", "pt-BR")).toMatchObject({ state: "present" });
  expect(await save("Nada", {}, "01a1fb9e-a970-7535-a786-604283140ed2")).toBe("missing");
});

test("every address that a rug ever had leads to the present one", async () => {
  const id = await insertProduct("mare");
  expect(await rename(id, "mare-alta")).toBe(true);
  expect(await rename(id, "mare-cheia")).toBe(true);
  for (const slug of ["mare", "mare-alta"])
    expect(await getProduct(slug, "pt-BR")).toEqual({ state: "moved", slug: "mare-cheia" });
  expect(await getProduct("mare-cheia", "es")).toMatchObject({ state: "present", rug: { id } });
});

test("a rug may return to an address, and another may take one that was left", async () => {
  const first = await insertProduct("mare");
  const second = await insertProduct("rio");
  await rename(first, "mar");
  expect(await rename(first, "mare")).toBe(true);
  expect(await getProduct("mar", "pt-BR")).toEqual({ state: "moved", slug: "mare" });
  expect(await rename(second, "mar")).toBe(true);
  expect(await getProduct("mar", "pt-BR")).toMatchObject({ state: "present", rug: { id: second } });
});

test("a former address that comes back from the trash does not hold the rug that has it by now", async () => {
  const first = await insertProduct("mare");
  await rename(first, "mar");
  const removed = await removeContent(EDITOR, productContent, first);
  const second = await save("Maré", { slug: "mare" });
  expect(await undeleteContent(EDITOR, productContent, removed ?? "")).toBe(true);
  expect(await rename(second, "rio")).toBe(true);
  expect(await getProduct("mare", "pt-BR")).toEqual({ state: "moved", slug: "rio" });
});

test("a former address leads on until the rug that takes it is on the site, for good if it never is", async () => {
  const first = await save("Maré", { slug: "mare" });
  await rename(first, "mar");
  const moved = { state: "moved", slug: "mar" };
  const draft = async () =>
    save(
      ...(["Outra maré", { slug: "mare" }, null] as const),
      baseVersionOf(await latestVersion(), { "save-as": "draft" }),
    );
  const thrownAway = await draft();
  expect(await getProduct("mare", "pt-BR")).toEqual(moved);
  await removeContent(EDITOR, productContent, thrownAway);
  expect(await getProduct("mare", "pt-BR")).toEqual(moved);
  const renamed = await draft();
  await save("Outra maré", { slug: "rio", state: "draft" }, renamed);
  expect(await getProduct("mare", "pt-BR")).toEqual(moved);
  const published = await draft();
  await publishDrafts({ editor: EDITOR, actor: EDITOR }, { entity: "products", id: published }, ["all"]);
  expect(await getProduct("mare", "pt-BR")).toMatchObject({ state: "present", rug: { id: published } });
});

test("an address that is taken stays with its rug", async () => {
  const first = await insertProduct("mare");
  await insertProduct("rio");
  expect(await rename(first, "rio")).toBe(false);
  expect(await getProduct("mare", "pt-BR")).toMatchObject({ state: "present" });
});

test("a drafted address that another rug took meanwhile is said to be taken when it is published", async () => {
  const id = await save("Maré", { slug: "mare" });
  const saveAs = async (as: string, more: Partial<ProductForm>) =>
    save("Maré", more, id, baseVersionOf(await latestVersion(), { "save-as": as }));
  await expect(saveAs("draft", { slug: "mar" })).rejects.toThrow(SavedAsDraft);
  await save("Outro mar", { slug: "mar" });
  expect(await saveAs("publish", { slug: "mare" })).toBe("slugTaken");
  expect(await saveAs("publish", { slug: "mar-alto" })).toBe(id);
  expect(await getProduct("mare", "pt-BR")).toEqual({ state: "moved", slug: "mar-alto" });
});

test("a rug without sizes, pictures or yarns still has a page; drafts and withdrawn ones are in no list", async () => {
  const id = await insertProduct("mare");
  expect(await getProduct("mare", "en")).toMatchObject({
    state: "present",
    rug: { sizes: [], pictures: [], yarns: [], squareMetreCents: null, leadTimeDays: null },
  });
  await db()
    .update(products)
    .set({ withdrawnAt: new Date(0) })
    .where(eq(products.id, id));
  expect(await getProduct("mare", "en")).toEqual({ state: "withdrawn", name: "mare", related: [] });
  expect(await listProducts("en")).toEqual([]);
  await db().update(products).set({ withdrawnAt: null, active: false }).where(eq(products.id, id));
  expect(await getProduct("mare", "en")).toEqual({ state: "unknown" });
  expect(await listProducts("en")).toEqual([]);
});

test("capitals in an address lead to the rug's own, and nowhere where there is none to show", async () => {
  await insertProduct("tapete-lua");
  expect(await getProduct("TAPETE-Lua", "pt-BR")).toEqual({ state: "moved", slug: "tapete-lua" });
  expect(await getProduct("TAPETE-NENHUM", "pt-BR")).toEqual({ state: "unknown" });
  await db().update(products).set({ active: false });
  expect(await getProduct("TAPETE-LUA", "pt-BR")).toEqual({ state: "unknown" });
});
