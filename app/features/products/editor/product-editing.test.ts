import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { getProduct } from "#app/features/catalogue/product.server.ts";
import { PRODUCT_WORDS } from "#app/features/catalogue/products.content.ts";
import { isAnyInSimulator, listProducts } from "#app/features/catalogue/products.server.ts";
import { productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { inEachLocale, LOCALES, type Locale } from "#app/i18n/locales.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { saveOrder } from "#app/platform/db/content/content-order.server.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { leads } from "#app/requests/leads.table.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { PRODUCT_PAGE_SIZE } from "../admin-list/product-list-address.ts";
import { productsAdminTexts } from "../admin-list/products-admin.texts.ts";
import { countOutsideSimulator, listProductRows, type ProductQuery } from "../product-rows.server.ts";
import { productContent } from "./product-content.server.ts";
import { getProductDraft } from "./product-drafts.server.ts";
import { duplicateProduct, moveProductToFront, saveProduct } from "./product-editing.server.ts";
import { type ProductForm, productForm } from "./product-form.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };
const schema = productForm(productsAdminTexts.errors);
const NO_WORDS = inEachLocale(() => ({}));
const SIZE = { widthMetres: 2, lengthMetres: 3, priceBrlCents: 1_290_000, priceEurCents: null };

const formOf = (name: string, more: Partial<ProductForm> = {}): ProductForm => ({
  ...schema.parse({ name, state: "published" }),
  ...more,
});
async function save(name: string, more: Partial<ProductForm> = {}, id: string | null = null) {
  const words = { ...NO_WORDS, "pt-BR": { name } };
  const saved = await saveProduct(editor, { id, form: formOf(name, more), words });
  return saved.state === "saved" ? saved.id : saved.state;
}
const rows = async (asked: Partial<ProductQuery> = {}) =>
  listProductRows(editor, { search: "", page: 1, collectionId: null, filter: null, ...asked });
const names = async () => (await listProducts("pt-BR")).map(({ name }) => name);

beforeEach(async () => {
  await db().delete(products);
  await db().delete(content);
});

describe("a rug", () => {
  it("is offered to be seen in a room only while it has a design that the simulator shows", async () => {
    const id = await save("Lua", { slug: "lua", sizes: [SIZE] });
    const seen = () => getProduct("lua", "pt-BR");
    expect(await seen()).toMatchObject({ rug: { isInSimulator: false } });
    expect((await rows({ filter: "outsideSimulator" })).rows).toMatchObject([{ id }]);
    expect([await countOutsideSimulator(editor), await isAnyInSimulator()]).toEqual([1, false]);
    await db()
      .insert(rugDesigns)
      .values({ productId: id, document: { name: { "pt-BR": "Lua" } }, imageUrl: "/files/x.png" });
    await contentChanged("rug-designs");
    expect(await seen()).toMatchObject({ rug: { isInSimulator: true } });
    expect((await rows({ filter: "outsideSimulator" })).total).toBe(0);
    expect(await isAnyInSimulator()).toBe(true);
    await db().delete(rugDesigns);
    await save("Lua", { slug: "lua", state: "draft" }, id);
    expect(await countOutsideSimulator(editor)).toBe(0);
  });

  it("is saved whole and read back as it was typed", async () => {
    const other = await save("Maré");
    const designerId = await insertDocument(designers, { slug: "ana", name: "Ana" });
    const id = await save("Lua Nova", {
      sizes: [SIZE, { ...SIZE, widthMetres: 2.5, lengthMetres: 3.5, priceEurCents: 249_050 }],
      images: ["/media/areia.jpg", "/media/lua.webp"],
      related: [other, other],
      designerId,
      shape: "organic",
      squareMetreBrlCents: 190_000,
      leadTimeDays: 90,
      knotsPerSquareDecimetre: 2400,
      squareMetreGrams: 4250,
      edge: "Franja",
      coverView: "angled",
      materials: "Lã",
    });
    expect(await getProductDraft(editor, id)).toMatchObject({
      id,
      slug: "tapete-lua-nova",
      sizes: [
        { width: "2,00", length: "3,00", brl: "12.900", eur: "" },
        { width: "2,50", length: "3,50", brl: "12.900", eur: "2.490,50" },
      ],
      images: ["/media/areia.jpg", "/media/lua.webp"],
      related: [{ id: other, name: "Maré" }],
      designerId,
      shape: "organic",
      squareMetreBrlCents: 190_000,
      leadTimeDays: 90,
      knotsPerSquareDecimetre: 2400,
      squareMetreGrams: 4250,
      state: "published",
    });
    expect(await getProduct("tapete-lua-nova", "es")).toMatchObject({
      rug: { knotsPerSquareDecimetre: 2400, squareMetreGrams: 4250, edge: "Franja", coverView: "angled" },
    });
    await save("Lua Nova", { sizes: [SIZE], images: ["/media/lua.webp"] }, id);
    expect(await getProduct("tapete-lua-nova", "es")).toMatchObject({
      state: "present",
      rug: { sizes: [{ priceCents: null }], pictures: [{}], related: [], designer: null },
    });
  });

  it("is withdrawn and comes back, with the day on which it first was", async () => {
    const other = await save("Maré");
    const id = await save("Lua", { related: [other] });
    await save("Lua", { state: "withdrawn", related: [other] }, id);
    const [first] = await db().select().from(products).where(eq(products.id, id));
    await save("Lua", { state: "withdrawn", related: [other] }, id);
    const [second] = await db().select().from(products).where(eq(products.id, id));
    expect(second?.withdrawnAt).toEqual(first?.withdrawnAt);
    expect(await getProduct("tapete-lua", "pt-BR")).toMatchObject({
      state: "withdrawn",
      related: [{ name: "Maré" }],
    });
    expect(await names()).toEqual(["Maré"]);
    await save("Lua", { state: "draft" }, id);
    expect(await getProduct("tapete-lua", "pt-BR")).toEqual({ state: "unknown" });
    await save("Lua", {}, id);
    expect(await getProduct("tapete-lua", "pt-BR")).toMatchObject({ state: "present" });
  });

  it("is duplicated as a draft with everything but its address and its translated names", async () => {
    const id = await save("Lua", {
      sizes: [SIZE],
      images: ["/media/lua.webp"],
      related: [await save("Maré")],
    });
    const words = { ...NO_WORDS, es: { name: "Luna", care: "Aspirar" } };
    await saveProduct(editor, {
      id,
      form: formOf("Lua", { sizes: [SIZE], images: ["/media/lua.webp"] }),
      words,
    });
    const copy = (await duplicateProduct(editor, id, (name) => `${name} (cópia)`)) ?? "";
    const [one, other] = [await getProductDraft(editor, id), await getProductDraft(editor, copy)];
    expect(other).toEqual({
      ...one,
      id: copy,
      state: "draft",
      slug: "tapete-lua-copia",
      words: {
        ...one?.words,
        "pt-BR": { ...one?.words["pt-BR"], name: "Lua (cópia)" },
        es: { ...one?.words.es, name: "" },
      },
    });
    expect(await duplicateProduct(editor, "01a1fb9e-a970-7535-a786-604283140ed2", String)).toBeNull();
  });
});

describe("a removed rug", () => {
  it("comes back with its whole row set, in its place, and everything that pointed at it", async () => {
    const before = await save("Antes");
    const other = await save("Maré");
    const id = await save("Lua", {
      sizes: [SIZE],
      images: ["/media/lua.webp", "/media/areia.jpg"],
      related: [other],
    });
    const after = await save("Depois", { related: [id] });
    await saveProduct(editor, {
      id,
      form: formOf("Lua", { slug: "lua", sizes: [SIZE], images: ["/media/lua.webp"], related: [other] }),
      words: { ...NO_WORDS, es: { name: "Luna" }, en: { description: "Two discs" } },
    });
    await db()
      .insert(rugDesigns)
      .values({ productId: id, document: { name: { "pt-BR": "Lua" } }, imageUrl: "/files/x.png" });
    const [lead] = await db()
      .insert(leads)
      .values({ name: "Ana", origin: "product", productId: id, consentAt: new Date(0), consentVersion: "1" })
      .returning();
    const everything = async () => ({
      draft: await getProductDraft(editor, id),
      rows: await db().select().from(products).orderBy(asc(products.id)),
      slugs: await db().select().from(productSlugs),
      isNamed: (await getProductDraft(editor, after))?.related,
      names: await names(),
      design: (await db().select().from(rugDesigns))[0]?.productId,
      lead: (
        await db()
          .select()
          .from(leads)
          .where(eq(leads.id, lead?.id ?? ""))
      )[0]?.productId,
    });
    const whole = await everything();
    expect(whole).toMatchObject({
      isNamed: [{ id, name: "Lua" }],
      design: id,
      lead: id,
      names: ["Antes", "Maré", "Lua", "Depois"],
    });
    const removed = (await removeContent(editor, productContent, id)) ?? "";
    expect(await everything()).toMatchObject({ draft: null, isNamed: [], design: null, lead: null });
    expect(await getProduct("tapete-lua", "pt-BR")).toEqual({ state: "unknown" });
    expect(await undeleteContent(editor, productContent, removed)).toBe(true);
    expect(await everything()).toEqual(whole);
    expect(await undeleteContent(editor, productContent, removed)).toBe(false);
    expect(before).not.toBe("missing");
  });

  it("comes back without a relation whose other end was removed meanwhile", async () => {
    const other = await save("Maré");
    const id = await save("Lua", { related: [other] });
    const removed = (await removeContent(editor, productContent, id)) ?? "";
    const removedOther = (await removeContent(editor, productContent, other)) ?? "";
    expect(await undeleteContent(editor, productContent, removed)).toBe(true);
    expect(await getProductDraft(editor, id)).toMatchObject({ related: [] });
    // A form that was opened meanwhile does not name it.
    await saveProduct(editor, { id, form: formOf("Lua", { related: [] }), words: NO_WORDS });
    expect(await undeleteContent(editor, productContent, removedOther)).toBe(true);
    expect(await getProductDraft(editor, id)).toMatchObject({ related: [{ id: other }] });
  });
});

describe("the list", () => {
  it("is paged, searched without accents, and filtered by collection and situation", async () => {
    for (let count = 1; count <= PRODUCT_PAGE_SIZE + 3; count++)
      await save(`Vão ${String(count).padStart(3, "0")}`);
    await save("Céu", { state: "draft" });
    await save("Sol", { state: "withdrawn" });
    expect(await rows()).toMatchObject({ total: PRODUCT_PAGE_SIZE + 5, page: 1 });
    const last = await rows({ page: 99 });
    expect([last.page, last.rows.map(({ name }) => name)]).toEqual([
      2,
      [...[1, 2, 3].map((more) => `Vão 0${PRODUCT_PAGE_SIZE + more}`), "Céu", "Sol"],
    ]);
    expect((await rows({ search: `vao 0${PRODUCT_PAGE_SIZE + 1}` })).total).toBe(1);
    expect((await rows({ filter: "draft" })).rows.map(({ name }) => name)).toEqual(["Céu"]);
    expect((await rows({ filter: "withdrawn" })).rows.map(({ state }) => state)).toEqual(["withdrawn"]);
    expect((await rows({ filter: "published", search: "sol" })).total).toBe(0);
    expect((await rows({ collectionId: "01a1fb9e-a970-7535-a786-604283140ed2" })).total).toBe(0);
  });

  it("is sorted page by page, and a rug goes to the head from wherever it stands", async () => {
    const ids: string[] = [];
    for (const name of ["A", "B", "C", "D", "E"]) ids.push(await save(name));
    const [, b, c, d, e] = ids as [string, string, string, string, string];
    await saveOrder(editor, productContent, [d, c, b]);
    expect(await names()).toEqual(["A", "D", "C", "B", "E"]);
    expect(await moveProductToFront(editor, e)).toMatchObject({ name: "E" });
    expect(await names()).toEqual(["E", "A", "D", "C", "B"]);
    await db().update(products).set({ displayOrder: 0 });
    await saveOrder(editor, productContent, [b, c]);
    expect(new Set((await db().select().from(products)).map(({ displayOrder }) => displayOrder)).size).toBe(
      5,
    );
  });

  it("counts the missing translations", async () => {
    const id = await save("Lua", { care: "Aspirar" });
    expect((await rows()).rows[0]?.missing).toMatchObject({ es: 2, en: 2 });
    await saveProduct(editor, { id, form: formOf("Lua"), words: { ...NO_WORDS, es: { name: "Luna" } } });
    expect((await rows()).rows[0]?.missing).toMatchObject({ es: 1, en: 2 });
  });
});

it("words of one language are written without touching the others, whatever is edited in whatever order", async () => {
  const id = await save("Começo");
  const blank = () => Object.fromEntries(PRODUCT_WORDS.map((name) => [name, ""])) as Record<string, string>;
  const expected: Record<Locale, Record<string, string>> = {
    ...inEachLocale(blank),
    "pt-BR": { ...blank(), name: "Começo" },
  };
  let seed = 23;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let edit = 0; edit < 150; edit++) {
    const locale = LOCALES[random(LOCALES.length)] as (typeof LOCALES)[number];
    const name = PRODUCT_WORDS[random(5)] as (typeof PRODUCT_WORDS)[number];
    const value =
      name === "name" && locale === "pt-BR" ? `Nome ${edit}` : random(4) ? `${locale} ${edit}` : "";
    expected[locale][name] = value;
    const form = formOf(expected["pt-BR"].name ?? "");
    await saveProduct(editor, { id, form, words: { ...NO_WORDS, [locale]: { [name]: value } } });
    expect((await getProductDraft(editor, id))?.words).toEqual(expected);
  }
});

it("a document of another type is no collection, category or designer, whoever sends its id", async () => {
  const somebody = await insertDocument(designers, { name: "Ana Prado" });
  const form = formOf("Lua", { collectionId: somebody, categoryId: somebody, designerId: somebody });
  const saved = await saveProduct(editor, { id: null, form, words: NO_WORDS });
  expect(saved).toEqual({ state: "lost", fields: ["collectionId", "categoryId"] });
});
