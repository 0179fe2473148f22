import { beforeEach, describe, expect, it } from "vitest";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { listCollectionTiles } from "./collection-tiles.server.ts";
import { type CollectionForm, collectionForm, FEATURED_LIMIT, slugOf } from "./collections.rules.ts";
import {
  listAllCollections,
  listCollections,
  listFeatured,
  removeCollection,
  saveCollection,
} from "./collections.server.ts";
import { collections } from "./collections.table.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };
const form = collectionForm({ title: "O título é obrigatório." });
const featured = (title: string, more: Partial<CollectionForm> = {}) =>
  saveCollection(editor, { ...form.parse({ kind: "featured", title }), ...more });

beforeEach(() => db().delete(collections));

describe("the form", () => {
  it("asks for a title", () => {
    const result = form.safeParse({ kind: "collection", title: "  " });
    expect(result.error?.issues[0]?.message).toBe("O título é obrigatório.");
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
  });
});

describe("collections", () => {
  it("are listed in the administration with the inactive ones, newest first", async () => {
    await featured("Primeiro", { active: false });
    await featured("Segundo");
    const titles = (await listAllCollections(editor, "featured")).map(({ title }) => title);
    expect(titles).toEqual(["Segundo", "Primeiro"]);
    expect(await listAllCollections(editor, "collection")).toEqual([]);
  });

  it("keep their address when they are renamed, and never share one", async () => {
    const first = await featured("Vão Livre");
    const second = await featured("Vao livre");
    expect([first?.slug, second?.slug]).toEqual(["vao-livre", "vao-livre-2"]);
    const renamed = await featured("Vão", { id: first?.id });
    expect(renamed).toMatchObject({ id: first?.id, slug: "vao-livre", title: "Vão" });
  });

  it("are gone when they were removed", async () => {
    const saved = await saveCollection(editor, form.parse({ kind: "collection", title: "Natural" }));
    expect((await listCollections("pt-BR")).map(({ title }) => title)).toEqual(["Natural"]);
    expect(await removeCollection(editor, saved?.id ?? "")).toBe(true);
    expect(await listCollections("pt-BR")).toEqual([]);
  });

  it("make their address from the title", () => {
    expect(slugOf("Coleção São João, 2ª edição")).toBe("colecao-sao-joao-2-edicao");
    expect(slugOf("!?")).toBe("sem-titulo");
  });
});

describe("the strip of tiles", () => {
  const SIX = ["Lisos", "Redondos", "Geométricos", "Infantil", "Listrados", "Texturizados"];

  it("has six default tiles while no collection has a place in it", async () => {
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

  it("shows the collections that have one instead", async () => {
    const saved = await saveCollection(editor, form.parse({ kind: "collection", title: "Juta" }));
    await db().update(collections).set({ tileOrder: 1 });
    const tiles = await listCollectionTiles("en");
    expect(tiles).toMatchObject([{ title: "Juta", exploreText: "Explore", url: `/colecoes/${saved?.slug}` }]);
  });
});
