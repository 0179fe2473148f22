import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { listContent } from "#app/content/content.server.ts";
import { factsOf, formSchema } from "#app/content/content-form.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { slugOf } from "#app/features/catalogue/slugs.rules.ts";
import { productsAdminTexts } from "#app/features/products/admin-list/products-admin.texts.ts";
import { saveProduct } from "#app/features/products/editor/product-editing.server.ts";
import { productForm } from "#app/features/products/editor/product-form.ts";
import { inEachLocale, LOCALES } from "#app/i18n/locales.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { saveOrder } from "#app/platform/db/content/content-order.server.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged, onContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { newId } from "#app/platform/ids.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { getUnpublished, saveCollection } from "./admin/collection-editing.server.ts";
import { listCollectionRows } from "./admin/collection-rows.server.ts";
import { getCollection, listCatalogue } from "./collection-pages.server.ts";
import { listCollectionTiles } from "./collection-tiles.server.ts";
import { COLLECTION_TYPES, type CollectionKind } from "./collection-types.ts";
import { FEATURED_LIMIT } from "./collections.rules.ts";
import { listFeatured } from "./collections.server.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };
const { collections: COLLECTIONS, featured: FEATURED } = COLLECTION_TYPES;
const NO_WORDS = inEachLocale(() => ({}));

type Facts = Record<string, unknown>;
const factsIn = (kind: CollectionKind, more: Facts): Facts => {
  const type = COLLECTION_TYPES[kind];
  return { ...factsOf(type, formSchema(type).parse({ title: "Lua", active: true })), ...more };
};

async function save(kind: CollectionKind, title: string, more: Facts = {}, id: string | null = null) {
  const changed = { ...NO_WORDS, "pt-BR": { title } };
  const saved = await saveCollection(editor, kind, { id, facts: factsIn(kind, more), changed });
  return typeof saved === "string" ? saved : saved.id;
}
const featured = (title: string, more: Facts = {}) => save("featured", title, more);
const collection = (title: string, more: Facts = {}, id?: string) => save("collections", title, more, id);
const rowsOf = async (kind: CollectionKind, search = "") =>
  (await listCollectionRows(editor, kind, { search, page: 1, place: "page" })).rows;
const familyNames = async () =>
  (await listContent(collections, "pt-BR")).filter(({ place }) => place === "page").map(({ title }) => title);

beforeEach(async () => {
  await db().delete(content);
  await contentChanged("content");
});

describe("the form", () => {
  it.each([
    ["featured", { title: "  " }, "O título é obrigatório."],
    ["collections", {}, "O título é obrigatório."],
    ["featured", { title: "Lua", priceBrlCents: "barato" }, "Escreva um valor como 4.890 ou 4.890,50."],
    ...["javascript:alert(1)", "//outro.example"].map(
      (url) =>
        [
          "collections",
          { title: "Lua", url },
          "Escreva um caminho como /tapetes ou um endereço completo.",
        ] as const,
    ),
    ...["Vão Livre", "3"].map(
      (slug) =>
        [
          "collections",
          { title: "Lua", slug },
          "Use letras sem acento, números e hifens, como vao-livre.",
        ] as const,
    ),
  ] as const)("of %s refuses %j", (kind, fields, message) => {
    const schema = formSchema(COLLECTION_TYPES[kind]);
    expect(schema.safeParse(fields).error?.issues[0]?.message).toBe(message);
  });
});

describe("featured rugs", () => {
  it("are the active ones, newest first, eight at most", async () => {
    for (let count = 1; count <= FEATURED_LIMIT + 2; count++) await featured(`Tapete ${count}`);
    await featured("Guardado", { active: false });
    const names = (await listFeatured("pt-BR")).map(({ name }) => name);
    expect(names).toHaveLength(FEATURED_LIMIT);
    expect(names[0]).toBe("Tapete 10");
    expect(names).not.toContain("Guardado");
  });

  it("cost reais in Portuguese and euros elsewhere", async () => {
    await featured("Golden Lines", { priceBrlCents: 489_000, priceEurCents: 89_000 });
    expect((await listFeatured("pt-BR"))[0]).toMatchObject({ priceCents: 489_000, currency: "BRL" });
    expect((await listFeatured("es"))[0]).toMatchObject({ priceCents: 89_000, currency: "EUR" });
    expect((await rowsOf("featured"))[0]?.facts.replaceAll("\u00a0", " ")).toBe("R$ 4.890, € 890");
    const productId = newId();
    const sizes = [2, 1].map((widthMetres) => ({
      ...{ widthMetres, lengthMetres: 3, priceBrlCents: widthMetres * 100_000, priceEurCents: 70_000 },
    }));
    const document = { name: { "pt-BR": "Lua" }, sizes };
    await db().insert(products).values({ id: productId, slug: "tapete-lua", active: true, document });
    await featured("Lua", { url: "/produtos/tapete-lua", priceEurCents: 69_000 });
    expect((await listFeatured("pt-BR"))[0]).toMatchObject({ name: "Lua", priceCents: 100_000 });
    expect((await listFeatured("es"))[0]).toMatchObject({ name: "Lua", priceCents: 69_000 });
    const facts = async () => (await rowsOf("featured"))[0]?.facts.replaceAll("\u00a0", " ");
    expect(await facts()).toBe("€ 690. Preço próprio; o tapete custa € 700");
    const shown = productForm(productsAdminTexts.errors).parse({ name: "Lua", state: "published" });
    const form = { ...shown, sizes, slug: "tapete-lua-cheia" };
    await saveProduct(editor, { id: productId, form, words: inEachLocale(() => ({})) });
    expect((await listFeatured("pt-BR"))[0]).toMatchObject({ name: "Lua", priceCents: 100_000 });
  });

  it("follow the owner's order, also when only a part of the list was sorted", async () => {
    for (const title of ["Quatro", "Três", "Dois", "Um"]) await featured(title);
    const [one, two, three] = (await rowsOf("featured")).map(({ id }) => id) as [string, string, string];
    await saveOrder(editor, kindOf(FEATURED), [three, one]);
    expect((await listFeatured("en")).map(({ name }) => name)).toEqual(["Três", "Dois", "Um", "Quatro"]);
    await saveOrder(editor, kindOf(FEATURED), [one, two, one]);
    expect((await listFeatured("en")).map(({ name }) => name)).toEqual(["Três", "Um", "Dois", "Quatro"]);
  });

  it("are found whatever the accents and the case", async () => {
    await featured("Vão Livre", { active: false });
    await featured("Céu 100%");
    expect((await rowsOf("featured", "VAO")).map(({ name }) => name)).toEqual(["Vão Livre"]);
    expect((await rowsOf("featured", "livre vão")).map(({ name }) => name)).toEqual(["Vão Livre"]);
    expect((await rowsOf("featured", "100%")).map(({ name }) => name)).toEqual(["Céu 100%"]);
    expect(await rowsOf("featured", "_")).toEqual([]);
  });
});

describe("a collection's address", () => {
  it("is made of its title, never shared, and stays when the title changes", async () => {
    const first = await collection("Vão Livre");
    await collection("Vao livre");
    expect(await getCollection("vao-livre-2", "pt-BR")).toMatchObject({ state: "present" });
    await collection("Vão", {}, first);
    expect(await getCollection("vao-livre", "pt-BR")).toMatchObject({
      state: "present",
      collection: { title: "Vão" },
    });
    expect(await collection("Outra", { slug: "vao-livre" })).toBe("taken");
    expect(slugOf("Coleção São João, 2ª edição")).toBe("colecao-sao-joao-2-edicao");
    expect(slugOf("!?")).toBe("sem-titulo");
  });

  it("leads on after it was changed, until another collection asks for it", async () => {
    const id = await collection("Mar");
    await collection("Mar", { slug: "mare" }, id);
    await collection("Mar", { slug: "mare-alta" }, id);
    for (const slug of ["mar", "mare"])
      expect(await getCollection(slug, "es")).toEqual({ state: "moved", slug: "mare-alta" });
    await collection("Maré", { slug: "mare" });
    expect(await getCollection("mare", "es")).toMatchObject({ state: "present" });
    expect(await collection("Mar de novo", { slug: "" })).not.toBe("taken");
    await collection("Mar", { slug: "mar" }, id);
    expect(await getCollection("mare-alta", "pt-BR")).toEqual({ state: "moved", slug: "mar" });
  });

  it("exists without it when it is one of the five named", async () => {
    const id = await collection("Clássica", { slug: "classica", description: "Nossa" });
    await collection("Clássica", { slug: "classicos" }, id);
    expect(await getCollection("classica", "pt-BR")).toEqual({ state: "moved", slug: "classicos" });
    expect((await listCatalogue("pt-BR")).families.map(({ slug }) => slug)).not.toContain("classica");
    await removeContent(editor, kindOf(COLLECTIONS), id);
    const page = await getCollection("classica", "pt-BR");
    expect(page).toMatchObject({ state: "present", collection: { title: "Clássica", rugs: [] } });
    expect(await getCollection("classicos", "pt-BR")).toEqual({ state: "unknown" });
  });
});

describe("a removed collection", () => {
  it("comes back as it was: words, former addresses, place, and the rugs that stood on it", async () => {
    await collection("Depois");
    const id = await collection("Natural", { slug: "natural" });
    await saveCollection(editor, "collections", {
      ...{ id, facts: { slug: "natureza" } },
      changed: { ...NO_WORDS, es: { title: "Natural ES" }, en: { description: "Undyed" } },
    });
    await collection("Antes");
    const [rug] = await db()
      .insert(products)
      .values({ slug: "lua", document: { name: { "pt-BR": "Lua" } }, collectionId: id })
      .onConflictDoUpdate({ target: products.slug, set: { collectionId: id } })
      .returning();
    const readAll = () => db().select().from(content).orderBy(content.id);
    const before = [await readAll(), await familyNames()];
    const removed = await removeContent(editor, kindOf(COLLECTIONS), id);
    expect(await familyNames()).toEqual(["Antes", "Depois"]);
    expect(await getCollection("natural", "pt-BR")).toMatchObject({ collection: { rugs: [] } });
    expect(await undeleteContent(editor, kindOf(COLLECTIONS), removed ?? "")).toBe(true);
    expect([await readAll(), await familyNames()]).toEqual(before);
    expect((await getUnpublished(editor, "collections", id))?.words).toMatchObject({
      es: { title: "Natural ES" },
      en: { description: "Undyed" },
    });
    expect(await getCollection("natural", "pt-BR")).toEqual({ state: "moved", slug: "natureza" });
    const [stood] = await db()
      .select()
      .from(products)
      .where(eq(products.id, rug?.id ?? ""));
    expect(stood?.collectionId).toBe(id);
    expect(await undeleteContent(editor, kindOf(COLLECTIONS), removed ?? "")).toBe(false);
  });

  it("stays away when its address was taken meanwhile, and is not removed twice or as the other kind", async () => {
    const id = await collection("Mar");
    expect(await removeContent(editor, kindOf(FEATURED), id)).toBeNull();
    const removed = await removeContent(editor, kindOf(COLLECTIONS), id);
    expect(await removeContent(editor, kindOf(COLLECTIONS), id)).toBeNull();
    await collection("Outro mar", { slug: "mar" });
    expect(await undeleteContent(editor, kindOf(COLLECTIONS), removed ?? "")).toBe(false);
    expect(await familyNames()).toEqual(["Outro mar"]);
  });
});

describe("words", () => {
  it("of one language are written without touching the others, whatever is edited in whatever order", async () => {
    const id = await collection("Começo");
    const none = {
      title: "",
      description: "",
      exploreText: "",
      closing: "",
      seoTitle: "",
      seoDescription: "",
    };
    const expected = inEachLocale(() => ({ ...none }));
    expected["pt-BR"].title = "Começo";
    let seed = 11;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let edit = 0; edit < 120; edit++) {
      const locale = LOCALES[random(LOCALES.length)] as (typeof LOCALES)[number];
      const name = (["title", "description", "exploreText"] as const)[random(3)] ?? "title";
      const value =
        name === "title" && locale === "pt-BR" ? `Título ${edit}` : random(4) ? `${locale} ${edit}` : "";
      expected[locale][name] = value;
      const changed = { ...NO_WORDS, [locale]: { [name]: value } };
      await saveCollection(editor, "collections", { id, facts: {}, changed });
      expect((await getUnpublished(editor, "collections", id))?.words).toEqual(expected);
    }
  });
});

describe("the strip of tiles", () => {
  const SIX = ["Lisos", "Redondos", "Geométricos", "Infantil", "Listrados", "Texturizados"];

  it("has six default tiles while no collection has a place in it", async () => {
    await collection("Fora da faixa");
    const tiles = await listCollectionTiles("pt-BR");
    expect(tiles.map(({ title }) => title)).toEqual(SIX);
    for (const tile of tiles) {
      expect(tile.exploreText).toBe("Explorar");
      expect(tile.description).not.toBe("");
      expect(tile.picture?.sources.length).toBeGreaterThan(0);
      expect(tile.rugPicture).not.toBeNull();
    }
    expect(tiles.filter(({ isRound }) => isRound).map(({ title }) => title)).toEqual(["Redondos"]);
  });

  it("shows the collections that have one instead, in their own order", async () => {
    const [juta, la] = [
      await collection("Juta", { place: "strip" }),
      await collection("Lã", { place: "strip" }),
    ];
    await collection("Família");
    const names = async () => (await listCollectionTiles("en")).map(({ title }) => title);
    expect(await names()).toEqual(["Lã", "Juta"]);
    await saveOrder(editor, kindOf(COLLECTIONS), [juta, la]);
    expect(await names()).toEqual(["Juta", "Lã"]);
    expect((await listCollectionTiles("en"))[0]).toMatchObject({
      exploreText: "Explore",
      url: "/colecoes/juta",
    });
    await collection("Juta", { place: "page" }, juta);
    expect(await names()).toEqual(["Lã"]);
    expect(await familyNames()).toEqual(["Família", "Juta"]);
  });
});

it("every change purges the pages that show it", async () => {
  const notified: string[][] = [];
  onContentChanged((tags) => void notified.push([...tags]));
  const ids = [await featured("Lua"), await featured("Sol")];
  await saveOrder(editor, kindOf(FEATURED), ids);
  const removed = await removeContent(editor, kindOf(FEATURED), ids[0] ?? "");
  await undeleteContent(editor, kindOf(FEATURED), removed ?? "");
  expect(notified).toEqual(Array(5).fill(["content"]));
});
