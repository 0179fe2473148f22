import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { collections, featured } from "#app/features/catalogue/collections.content.ts";
import { pages } from "#app/features/pages/pages.content.ts";
import { writeRichText } from "#app/features/pages/rich-text/rich-text.rules.ts";
import { samples } from "#app/features/samples/samples.content.ts";
import {
  createFolder,
  moveToFolder,
  removeFolder,
  renameFolder,
  undeleteFolder,
} from "#app/media/folders.server.ts";
import { fileUrl } from "#app/media/media.rules.ts";
import { media } from "#app/media/media.table.ts";
import { LIBRARY_PAGE_SIZE, readLibraryQuery } from "#app/media/picker/picker.rules.ts";
import { countLibrary, listFolders, listLibrary } from "#app/media/picker/picker.server.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { contentDrafts } from "#app/platform/db/content/content-drafts.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { ana } from "#tests/support/media-uploads.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { isUndescribed, isUnused, listUses } from "./uses.server.ts";

useTestDatabase();

const FILES = 10_000;
const keyOf = (number: number) => `acervo/${String(number).padStart(5, "0")}.jpg`;
const urlOf = (number: number) => fileUrl("site_assets", keyOf(number));
const query = (address: string) => readLibraryQuery(new URLSearchParams(address));

beforeAll(async () => {
  for (let from = 0; from < FILES; from += 1000) {
    const rows = Array.from({ length: 1000 }, (_, at) => ({
      bucket: "site_assets",
      key: keyOf(from + at),
      url: urlOf(from + at),
      name: `foto ${from + at}.jpg`,
      document: { alt: { "pt-BR": (from + at) % 100 === 0 ? "Tapete 100% lã_virgem" : "" } },
      contentType: (from + at) % 10 === 0 ? "image/png" : "image/jpeg",
      bytes: 1000,
      status: "ready" as const,
      createdAt: new Date(Date.UTC(2026, 0, 1) + (from + at) * 1000),
    }));
    await db().insert(media).values(rows);
  }
});

describe("ten thousand files", () => {
  it("are shown page by page, the newest first, each once", async () => {
    const first = await listLibrary(ana, query(""));
    expect(first).toMatchObject({ total: FILES, page: 1, pages: Math.ceil(FILES / LIBRARY_PAGE_SIZE) });
    expect(first.files[0]?.name).toBe("foto 9999.jpg");
    const second = await listLibrary(ana, query("pagina=2"));
    expect(second.files[0]?.name).toBe(`foto ${FILES - 1 - LIBRARY_PAGE_SIZE}.jpg`);
    const last = await listLibrary(ana, query("pagina=99999"));
    expect(last.page).toBe(last.pages);
    expect(last.files.at(-1)?.name).toBe("foto 0.jpg");
  });

  it("are found by words of name and description, whose signs mean nothing else", async () => {
    expect((await listLibrary(ana, query("q=foto+123.JPG"))).total).toBe(1 + 9);
    expect((await listLibrary(ana, query("q=100%25+l%C3%A3"))).total).toBe(100);
    expect((await listLibrary(ana, query("q=l%C3%A3_v"))).total).toBe(100);
    expect((await listLibrary(ana, query("q=l_"))).total).toBe(0);
    expect((await listLibrary(ana, query("tipo=rugDesign"))).total).toBe(FILES / 10);
  });
});

describe("folders", () => {
  it("hold files, keep one name each, and come back with what they held", async () => {
    const id = await createFolder(ana, "Casa Cor");
    expect(await createFolder(ana, "Casa Cor")).toBe(id);
    await moveToFolder(ana, [urlOf(1), urlOf(2)], id);
    expect(await listFolders(ana)).toEqual([{ id, name: "Casa Cor", files: 2 }]);
    expect((await listLibrary(ana, query(`pasta=${id}`))).total).toBe(2);
    expect((await listLibrary(ana, query("pasta=sem-pasta"))).total).toBe(FILES - 2);

    const other = await createFolder(ana, "Feiras");
    expect(await renameFolder(ana, other, "Casa Cor")).toBe("taken");
    expect(await renameFolder(ana, other, "Paralela")).toBe("renamed");
    expect(await renameFolder(ana, crypto.randomUUID(), "Nenhuma")).toBe("gone");

    const kept = await removeFolder(ana, id);
    expect((await listLibrary(ana, query("pasta=sem-pasta"))).total).toBe(FILES);
    expect(await undeleteFolder(ana, kept ?? "")).toBe(true);
    expect((await listLibrary(ana, query(`pasta=${id}`))).total).toBe(2);
  });
});

describe("where a file is used", () => {
  beforeAll(async () => {
    await insertDocument(collections, { slug: "natural", title: "Natural", imageUrl: urlOf(10) });
    await insertDocument(featured, { slug: "lua", title: "Lua", imageUrl: urlOf(10) });
    await insertDocument(samples, { name: "Premium", images: [urlOf(10), urlOf(10)] });
    const body = JSON.stringify([{ kind: "picture", src: urlOf(11), alt: "" }]);
    await insertDocument(pages, { slug: "nossa-historia", title: "Nossa história", body });
    const published = { form: "craft", "home.craft.picture": urlOf(12) };
    await db().insert(content).values({ type: "settings", slug: "craft", published });
  });

  it("is each place once, with its name and where it is edited", async () => {
    const uses = await listUses(urlOf(10));
    expect(uses).toEqual([
      {
        area: "collections",
        name: "Natural",
        href: expect.stringMatching(/^\/admin\/colecoes\?editar=/),
      },
      { area: "featured", name: "Lua", href: expect.stringMatching(/^\/admin\/destaques\?editar=/) },
      {
        area: "gallery_samples",
        name: "Premium",
        href: expect.stringMatching(/^\/admin\/amostras\?amostra=/),
      },
    ]);
  });

  it("is found inside texts and settings, and no longer address is taken for it", async () => {
    expect(await listUses(urlOf(11))).toMatchObject([{ area: "pages", name: "Nossa história" }]);
    expect(await listUses(urlOf(12))).toMatchObject([{ area: "settings" }]);
    expect(await listUses(urlOf(12).replace(".jpg", ""))).toEqual([]);
    expect(await listUses(urlOf(13))).toEqual([]);
  });

  it("is also what a link leads to, and what a draft shows that is not published yet", async () => {
    const book = { slug: "livro", title: "Livro", url: `${urlOf(20)}#page=2` };
    const linking = await insertDocument(featured, book);
    const about = { entity: "pages", entityId: "x", title: "Privacidade", version: 1, editorId: "ana" };
    const changes = { cover: { before: urlOf(22), after: urlOf(21) } };
    await db()
      .insert(contentDrafts)
      .values({ ...about, locale: "all", changes, past: [] });
    expect(await listUses(urlOf(20))).toMatchObject([{ area: "featured", name: "Livro" }]);
    expect(await listUses(urlOf(21))).toMatchObject([{ area: "drafts", name: "Privacidade" }]);
    expect(await listUses(urlOf(22))).toEqual([]);
    expect(await countLibrary(ana, isUnused())).toBe(FILES - 5);
    await db().delete(content).where(eq(content.id, linking));
    await db().delete(contentDrafts);
  });

  it("leaves all others unused", async () => {
    expect(await countLibrary(ana, isUnused())).toBe(FILES - 3);
    const { files } = await listLibrary(ana, query("q=foto+1"), isUnused());
    const used = new Set([10, 11, 12].map(urlOf));
    const undescribed = await listLibrary(ana, query(""), isUndescribed());
    expect(new Set(undescribed.files.map(({ url }) => url))).toEqual(used);
    expect(files.some(({ url }) => used.has(url))).toBe(false);
    await db()
      .update(media)
      .set({ removedAt: new Date() })
      .where(eq(media.url, urlOf(13)));
    expect(await countLibrary(ana, isUnused())).toBe(FILES - 4);
  });

  it("a film's still is used by its film", async () => {
    await db()
      .update(media)
      .set({ contentType: "video/mp4", posterKey: keyOf(21) })
      .where(eq(media.url, urlOf(20)));
    expect(await listUses(urlOf(21))).toEqual([{ area: "films", name: "", href: urlOf(20) }]);
    const found = query("q=21.jpg");
    expect((await listLibrary(ana, found)).total).toBe(100);
    expect((await listLibrary(ana, found, isUnused())).total).toBe(99);
  });

  it("a film in a page's text is used by that page", async () => {
    const found = query("q=20.jpg");
    const before = await listLibrary(ana, found, isUnused());
    const body = writeRichText([{ kind: "film", url: urlOf(20), caption: "" }]);
    await insertDocument(pages, { slug: "termos", title: "Termos", body });
    expect(await listUses(urlOf(20))).toMatchObject([{ area: "pages", name: "Termos" }]);
    expect((await listLibrary(ana, found, isUnused())).total).toBe(before.total - 1);
  });
});
