import { beforeEach, describe, expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { listItems } from "#app/content/content.server.ts";
import { inEachLocale, LOCALES, type Locale } from "#app/i18n/locales.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import { media } from "#app/media/media.table.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import {
  contentChanged,
  onContentChanged,
  withContentTags,
} from "#app/platform/http/cache/content-tags.server.ts";
import type { ChangedWords } from "#app/platform/translated-form.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { DEFAULT_PAGES } from "./default-pages.ts";
import { getPageForm, listPageForms, savePage } from "./page-edits.server.ts";
import { pages } from "./pages.content.ts";
import { getPage } from "./pages.server.ts";
import { readRichText } from "./rich-text/rich-text.rules.ts";

useTestDatabase();

const editor: Editor = { id: "owner", email: "dona@urdume.test", role: "admin", sessionId: "session" };
const NOTHING: ChangedWords = inEachLocale(() => ({}));
const save = (changed: Partial<ChangedWords>, coverUrl = "") =>
  savePage(editor, "termos", { changed: { ...NOTHING, ...changed }, coverUrl });
const shown = (locale: Locale) => getPage("termos", locale);

beforeEach(async () => {
  await db().delete(content);
  await contentChanged("content");
});

describe("a page that nobody wrote yet", () => {
  test("has its built-in words in every language, and lacks none", async () => {
    const forms = await listPageForms(editor);
    expect(forms.map(({ slug }) => slug)).toEqual(["nossa-historia", "privacidade", "termos"]);
    for (const { missing, updatedAt } of forms)
      expect({ missing, updatedAt }).toEqual({ missing: 0, updatedAt: null });
    const form = await getPageForm(editor, "termos");
    expect(form.words.es.title).toBe(DEFAULT_PAGES.termos("es").title);
    expect(form.words["pt-BR"].body).toContain("## Quem somos");
  });

  test("keeps the words of the other languages when one is written", async () => {
    const before = Object.fromEntries(await Promise.all(LOCALES.map(async (one) => [one, await shown(one)])));
    expect(await save({ es: { title: "Condiciones" } })).toBeNull();
    expect((await shown("es")).title).toBe("Condiciones");
    expect((await shown("es")).blocks).toEqual(before.es.blocks);
    for (const locale of ["pt-BR", "en"] as const) {
      const { title, lead, blocks } = await shown(locale);
      expect({ title, lead, blocks }).toEqual({
        title: before[locale].title,
        lead: before[locale].lead,
        blocks: before[locale].blocks,
      });
    }
  });
});

describe("saving a page", () => {
  test("keeps a title for search engines in its language, and elsewhere the page's own stands", async () => {
    expect(await save({ es: { seoTitle: "Condiciones de {marca}" } })).toBeNull();
    expect((await shown("es")).seoTitle).toMatch(/^Condiciones de (?!\{)/);
    expect((await shown("en")).seoTitle).toBe("");
    expect((await listPageForms(editor)).find(({ slug }) => slug === "termos")?.missing).toBe(0);
  });

  test("keeps blocks and nothing else, whatever is sent", async () => {
    const body = [
      '<img src=x onerror="alert(1)"> e [um link](javascript:alert) e [outro](https://urdume.example)',
      "",
      "## <script>alert(2)</script>",
      "- *um*",
    ].join("\n");
    expect(await save({ "pt-BR": { body } })).toBeNull();
    const [row] = await listItems(pages);
    const stored = row?.entry.body ?? "";
    expect(readRichText(stored)).toEqual([
      {
        kind: "paragraph",
        text: '<img src=x onerror="alert(1)"> e um link e [outro](https://urdume.example)',
      },
      { kind: "heading", text: "<script>alert(2)</script>" },
      { kind: "list", items: ["*um*"] },
    ]);
    expect(stored).not.toContain("javascript:");
  });

  test("refuses a text that is too long and pictures that are not there, beside their field", async () => {
    expect(await save({ es: { body: "x".repeat(4001) } })).toMatchObject({ "es.body": [expect.any(String)] });
    expect(await save({ en: { body: '![x](/files/site_assets/site/nada.jpg "")' } })).toMatchObject({
      "en.body": [expect.stringContaining("acervo")],
    });
    expect(await save({}, "/files/site_assets/site/nada.jpg")).toMatchObject({
      coverUrl: [expect.any(String)],
    });
    expect(await listItems(pages)).toEqual([]);
  });

  test("refuses a film that is none or not there, and takes one of the library with its still", async () => {
    const film = "/files/site_videos/videos/tear.mp4";
    const address = async (url: string) =>
      (await save({ es: { body: `> Un hilo.\n\n!![El telar](${url})` } }))?.["es.body"]?.[0];
    expect(await address("https://example.com/filme")).toContain("não é de um filme");
    expect(await address(film)).toContain("não está mais no acervo");
    expect(await listItems(pages)).toEqual([]);
    expect(await address("https://vimeo.com/910000000")).toBeUndefined();
    const file = { bucket: "site_videos", key: "videos/tear.mp4", url: film, name: "tear.mp4" } as const;
    const still = { posterKey: "videos/tear.jpg", width: 480, height: 360 };
    await db()
      .insert(media)
      .values({ ...file, ...still, contentType: "video/mp4", bytes: 1000, status: "ready" });
    expect(await address(film)).toBeUndefined();
    const { blocks, films } = await shown("es");
    expect(blocks).toEqual([
      { kind: "quotation", text: "Un hilo." },
      { kind: "film", url: film, caption: "El telar" },
    ]);
    expect(films.get(film)).toMatchObject({
      ...{ url: film, width: 480, height: 360 },
      poster: { src: "/files/site_videos/videos/tear.jpg" },
    });
  });

  test("takes pictures that are, with this page's own description", async () => {
    expect(await save({ "pt-BR": { body: '![O urdume](/media/warp.jpg "De perto")' } })).toBeNull();
    const { blocks, pictures } = await shown("pt-BR");
    expect(blocks).toEqual([
      { kind: "picture", url: "/media/warp.jpg", caption: "De perto", alt: "O urdume" },
    ]);
    expect(pictures.has("/media/warp.jpg")).toBe(true);
  });

  test("falls back to Portuguese where a translation was emptied", async () => {
    await save({ "pt-BR": { body: "Só isto." }, es: { body: "" } });
    expect((await shown("es")).blocks).toEqual([{ kind: "paragraph", text: "Só isto." }]);
    const form = await getPageForm(editor, "termos");
    expect(form.words.es.body).toBe("");
  });

  test("purges the pages that show it, and only those", async () => {
    const changed: string[] = [];
    onContentChanged((_tags, { keys }) => changed.push(...keys));
    await save({ "pt-BR": { title: "Termos de uso" } });
    expect(changed).toEqual(["content:pages"]);
    const { record } = await withContentTags(() => shown("pt-BR"));
    expect(record.keys).toContain("content:pages");
  });
});

test("five hundred edits in any language never cross into another", async () => {
  let seed = 11;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  const names = ["title", "lead", "seoDescription", "body"] as const;
  const builtIn = (await getPageForm(editor, "termos")).words;
  const said: Words = inEachLocale((locale) => ({ ...builtIn[locale], seoTitle: "" }));
  for (let round = 0; round < 500; round++) {
    const locale = LOCALES[random(3)] ?? "pt-BR";
    const name = names[random(4)] ?? "lead";
    const isEmptied = random(5) === 0 && !(locale === "pt-BR" && name === "title");
    const text = isEmptied ? "" : `${name} ${locale} ${round}`;
    expect(await save({ [locale]: { [name]: text } })).toBeNull();
    said[locale][name] = text;
    if (round % 50 === 0) expect((await getPageForm(editor, "termos")).words).toEqual(said);
  }
  expect((await getPageForm(editor, "termos")).words).toEqual(said);
});
