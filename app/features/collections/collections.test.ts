import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { collections } from "#app/features/catalogue/collections.table.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { slugOf } from "#app/features/catalogue/slugs.rules.ts";
import { inEachLocale, LOCALES } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { listTranslations } from "#app/platform/db/translations.server.ts";
import { onContentChanged } from "#app/platform/http/content-tags.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  bringBackCollection,
  getCollectionDraft,
  removeCollection,
  saveCollection,
  saveCollectionOrder,
} from "./collection-editing.server.ts";
import { getCollection, listCatalogue } from "./collection-pages.server.ts";
import { listCollectionRows } from "./collection-rows.server.ts";
import { listCollectionTiles } from "./collection-tiles.server.ts";
import {
  COLLECTION_WORDS,
  type CollectionForm,
  type CollectionKind,
  collectionForm,
  FEATURED_LIMIT,
} from "./collections.rules.ts";
import { listCollections, listFeatured } from "./collections.server.ts";
import { collectionsAdminTexts } from "./collections-admin.texts.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };
const schema = collectionForm(collectionsAdminTexts.errors);
const NO_WORDS = inEachLocale(() => ({}));

async function save(kind: CollectionKind, title: string, more: Partial<CollectionForm> = {}, id?: string) {
  const form = { ...schema.parse({ title, active: true }), ...more };
  const words = { ...NO_WORDS, "pt-BR": { title } };
  const saved = await saveCollection(editor, { kind, id: id ?? null, form, words });
  return saved.state === "saved" ? saved.id : saved.state;
}
const featured = (title: string, more: Partial<CollectionForm> = {}) => save("featured", title, more);
const collection = (title: string, more: Partial<CollectionForm> = {}, id?: string) =>
  save("collection", title, more, id);
const rowsOf = async (kind: CollectionKind, search = "") =>
  (await listCollectionRows(editor, kind, { search, page: 1, place: "page" })).rows;
const familyNames = async () => (await listCollections("pt-BR")).map(({ title }) => title);

beforeEach(() => db().delete(collections));

describe("the form", () => {
  it.each([
    [{ title: "  " }, "O título é obrigatório."],
    [{}, "O título é obrigatório."],
    [{ title: "Lua", priceBrl: "barato" }, "Escreva um valor como 4.890 ou 4.890,50."],
    [
      { title: "Lua", url: "javascript:alert(1)" },
      "Escreva um caminho como /tapetes ou um endereço completo.",
    ],
    [{ title: "Lua", url: "//outro.example" }, "Escreva um caminho como /tapetes ou um endereço completo."],
    [{ title: "Lua", slug: "Vão Livre" }, "Use letras sem acento, números e hífens, como vao-livre."],
    [{ title: "Lua", slug: "3" }, "Use letras sem acento, números e hífens, como vao-livre."],
  ])("refuses %j", (fields, message) => {
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
    await featured("Golden Lines", { priceBrl: 489_000, priceEur: 89_000 });
    expect((await listFeatured("pt-BR"))[0]).toMatchObject({ priceCents: 489_000, currency: "BRL" });
    expect((await listFeatured("es"))[0]).toMatchObject({ priceCents: 89_000, currency: "EUR" });
    expect((await rowsOf("featured"))[0]?.facts.replaceAll("\u00a0", " ")).toBe("R$ 4.890, € 890");
  });

  it("follow the owner's order, also when only a part of the list was sorted", async () => {
    for (const title of ["Quatro", "Três", "Dois", "Um"]) await featured(title);
    const [one, two, three] = (await rowsOf("featured")).map(({ id }) => id) as [string, string, string];
    await saveCollectionOrder(editor, "featured", "page", [three, one]);
    expect((await listFeatured("en")).map(({ name }) => name)).toEqual(["Três", "Dois", "Um", "Quatro"]);
    await saveCollectionOrder(
      editor,
      "featured",
      "page",
      [one, two, one, editor.id].filter((id) => id !== "editor"),
    );
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
    expect(await collection("Outra", { slug: "vao-livre" })).toBe("slugTaken");
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
    expect(await collection("Mar de novo", { slug: "" })).not.toBe("slugTaken");
    await collection("Mar", { slug: "mar" }, id);
    expect(await getCollection("mare-alta", "pt-BR")).toEqual({ state: "moved", slug: "mar" });
  });

  it("exists without it when it is one of the five named", async () => {
    const id = await collection("Clássica", { slug: "classica", description: "Nossa" });
    await collection("Clássica", { slug: "classicos" }, id);
    expect(await getCollection("classica", "pt-BR")).toEqual({ state: "moved", slug: "classicos" });
    expect((await listCatalogue("pt-BR")).families.map(({ slug }) => slug)).not.toContain("classica");
    await removeCollection(editor, "collection", id);
    const page = await getCollection("classica", "pt-BR");
    expect(page).toMatchObject({ state: "present", collection: { title: "Clássica", rugs: [] } });
    expect(await getCollection("classicos", "pt-BR")).toEqual({ state: "unknown" });
  });
});

describe("a removed collection", () => {
  it("comes back as it was: words, former addresses, place, and the rugs that stood on it", async () => {
    await collection("Depois");
    const id = await collection("Natural", { slug: "natural", priceBrl: 100 });
    await saveCollection(editor, {
      kind: "collection",
      id,
      form: { ...schema.parse({ title: "Natural", slug: "natureza", active: true }) },
      words: { ...NO_WORDS, es: { title: "Natural ES" }, en: { description: "Undyed" } },
    });
    await collection("Antes");
    const [rug] = await db()
      .insert(products)
      .values({ slug: "lua", name: "Lua", collectionId: id })
      .onConflictDoUpdate({ target: products.slug, set: { collectionId: id } })
      .returning();
    const before = [
      await db().select().from(collections),
      await listTranslations("collections", id),
      await familyNames(),
    ];
    const removed = await removeCollection(editor, "collection", id);
    expect(await familyNames()).toEqual(["Antes", "Depois"]);
    expect(await listTranslations("collections", id)).toEqual({ es: {}, en: {} });
    expect(await bringBackCollection(editor, removed ?? "")).toBe(true);
    const rows = await db().select().from(collections);
    expect(rows.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      (before[0] as typeof rows).toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    expect(await listTranslations("collections", id)).toEqual(before[1]);
    expect(await familyNames()).toEqual(before[2]);
    expect(await getCollection("natural", "pt-BR")).toEqual({ state: "moved", slug: "natureza" });
    const [stood] = await db()
      .select()
      .from(products)
      .where(eq(products.id, rug?.id ?? ""));
    expect(stood?.collectionId).toBe(id);
    expect(await bringBackCollection(editor, removed ?? "")).toBe(false);
  });

  it("stays away when its address was taken meanwhile, and is not removed twice or as the other kind", async () => {
    const id = await collection("Mar");
    expect(await removeCollection(editor, "featured", id)).toBeNull();
    const removed = await removeCollection(editor, "collection", id);
    expect(await removeCollection(editor, "collection", id)).toBeNull();
    await collection("Outro mar", { slug: "mar" });
    expect(await bringBackCollection(editor, removed ?? "")).toBe(false);
    expect(await familyNames()).toEqual(["Outro mar"]);
  });
});

describe("words", () => {
  it("of one language are written without touching the others, whatever is edited in whatever order", async () => {
    const id = await collection("Começo");
    const expected = inEachLocale(() => ({ title: "", description: "", exploreText: "" }));
    expected["pt-BR"].title = "Começo";
    let seed = 11;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let edit = 0; edit < 120; edit++) {
      const locale = LOCALES[random(LOCALES.length)] as (typeof LOCALES)[number];
      const name = COLLECTION_WORDS[random(3)] as (typeof COLLECTION_WORDS)[number];
      const value =
        name === "title" && locale === "pt-BR" ? `Título ${edit}` : random(4) ? `${locale} ${edit}` : "";
      expected[locale][name] = value;
      const form = schema.parse({ title: expected["pt-BR"].title, active: true });
      const words = { ...NO_WORDS, [locale]: { [name]: value } };
      await saveCollection(editor, { kind: "collection", id, form, words });
      expect((await getCollectionDraft(editor, "collection", id))?.words).toEqual(expected);
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
    await saveCollectionOrder(editor, "collection", "strip", [juta, la]);
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
  const id = await featured("Lua");
  await saveCollectionOrder(editor, "featured", "page", [id]);
  const removed = await removeCollection(editor, "featured", id);
  await bringBackCollection(editor, removed ?? "");
  expect(notified).toEqual([
    ["collections"],
    ["collections"],
    ["collections", "products"],
    ["collections", "products"],
  ]);
});
