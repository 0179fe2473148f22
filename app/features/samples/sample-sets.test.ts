import { beforeEach, describe, expect, it } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged, onContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { SAMPLE_ACTIONS } from "./sample-actions.server.ts";
import { isSampleFile } from "./sample-file.ts";
import {
  addSampleImages,
  createSample,
  getSampleDetail,
  listSampleRows,
  listSamples,
  removeSample,
  removeSampleImages,
  saveSampleImageOrder,
  saveSampleOrder,
  undeleteSamples,
} from "./samples.server.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };
const PICTURES = ["/media/gal1.jpg", "/media/gal2.jpg", "/media/gal3.jpg", "/media/gal4.jpg"];
const names = async () => (await listSampleRows(editor)).map(({ name }) => name);
const detailOf = async (id: string) => {
  const detail = await getSampleDetail(editor, id);
  if (!detail) throw new Error("The set is not there");
  return detail;
};
const urlsOf = async (id: string) => (await detailOf(id)).images.map(({ url }) => url);

function submit(intent: string, fields: Record<string, string | string[]>) {
  const form = new FormData();
  form.set("intent", intent);
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value);
  const found = SAMPLE_ACTIONS[intent];
  if (!found) throw new Error(`No such action: ${intent}`);
  return found.run(editor, form);
}

let id: string;
beforeEach(async () => {
  await db().delete(content);
  await contentChanged("content");
  ({ id } = await createSample(editor, { name: "Premium" }));
});

describe("the name of a set", () => {
  it.each(["create", "rename"])("is required and trimmed to %s it", async (intent) => {
    const result = await submit(intent, { id, name: "   " });
    expect(result).toMatchObject({
      ok: false,
      toast: { title: "Nome obrigatório", text: "Por favor, insira um nome para a amostra." },
      value: { form: { error: { name: ["Por favor, insira um nome para a amostra."] } } },
    });
    expect((await submit(intent, { id, name: " Luxo " })).ok).toBe(true);
    expect(await names()).toContain("Luxo");
  });

  it("is changed in one language without touching the others", async () => {
    await submit("words", { id, name: "Premium", "es.name": "Lujo", "en.name": "Luxury", active: "on" });
    expect((await detailOf(id)).words).toEqual({
      "pt-BR": { name: "Premium" },
      es: { name: "Lujo" },
      en: { name: "Luxury" },
    });
    await submit("rename", { id, name: "Especial" });
    await addSampleImages(editor, id, PICTURES.slice(0, 1));
    expect((await listSamples("es"))[0]?.name).toBe("Lujo");
    expect((await listSamples("pt-BR"))[0]?.name).toBe("Especial");
  });
});

describe("sets", () => {
  it("are put in order", async () => {
    const { id: second } = await createSample(editor, { name: "Natural" });
    const { id: third } = await createSample(editor, { name: "Fios" });
    await saveSampleOrder(editor, [third, id, second]);
    expect(await names()).toEqual(["Fios", "Premium", "Natural"]);
  });

  it("come back whole after a removal: place, name in every language, pictures in order", async () => {
    await submit("words", { id, name: "Premium", "es.name": "Lujo", active: "on" });
    await addSampleImages(editor, id, PICTURES);
    await createSample(editor, { name: "Natural" });
    const before = await detailOf(id);
    const kept = await removeSample(editor, id);
    expect(await names()).toEqual(["Natural"]);
    expect(await undeleteSamples(editor, [kept ?? ""])).toBe(true);
    expect(await names()).toEqual(["Premium", "Natural"]);
    expect(await detailOf(id)).toEqual(before);
    expect(await undeleteSamples(editor, [kept ?? ""])).toBe(false);
  });
});

describe("pictures of a set", () => {
  it("may be there twice, and one of them is taken out", async () => {
    const [a = "", b = ""] = PICTURES;
    await addSampleImages(editor, id, [a, b, a]);
    const [, , again] = (await detailOf(id)).images;
    expect(new Set((await detailOf(id)).images.map((image) => image.id)).size).toBe(3);
    await saveSampleImageOrder(editor, id, [again?.id ?? ""]);
    expect(await urlsOf(id)).toEqual([a, a, b]);
    await submit("removeImages", { id, image: again?.id ?? "" });
    expect(await urlsOf(id)).toEqual([a, b]);
  });

  it("are added after the others", async () => {
    await addSampleImages(editor, id, PICTURES.slice(0, 2));
    expect(await submit("addImages", { id, url: PICTURES.slice(2) })).toMatchObject({
      ok: true,
      toast: { title: "Imagens adicionadas" },
    });
    expect(await urlsOf(id)).toEqual(PICTURES);
  });

  it("must be files of the library", async () => {
    const result = await submit("addImages", { id, url: [PICTURES[0] ?? "", "https://example.com/a.jpg"] });
    expect(result.toast?.title).toBe("Erro no upload");
    expect(await urlsOf(id)).toEqual([]);
  });

  it("are put in order and removed, one or many, and come back to their places", async () => {
    await addSampleImages(editor, id, PICTURES);
    const ids = (await detailOf(id)).images.map((image) => image.id);
    await saveSampleImageOrder(editor, id, [...ids].reverse());
    expect(await urlsOf(id)).toEqual([...PICTURES].reverse());

    const one = await submit("removeImages", { id, image: ids.slice(0, 1) });
    expect(one.toast?.title).toBe("Imagem excluída");
    const many = await submit("removeImages", { id, image: ids.slice(1, 3) });
    expect(many.toast?.title).toBe("Imagens excluídas");
    expect(await urlsOf(id)).toEqual([PICTURES[3]]);
    const removed = [...(one.value?.removed ?? []), ...(many.value?.removed ?? [])];
    expect((await submit("undelete", { removed: removed.join(",") })).toast?.title).toBe("Exclusão desfeita");
    expect(await urlsOf(id)).toEqual([...PICTURES].reverse());
  });

  it("that are gone already cannot be removed, and an empty choice is reported", async () => {
    const gone = "00000000-0000-7000-8000-000000000000";
    expect((await submit("removeImages", { id, image: [gone] })).toast?.title).toBe("Erro ao excluir");
    expect((await submit("removeImages", {})).toast?.title).toBe("Nenhuma imagem selecionada");
    expect(await removeSampleImages(editor, id, [])).toEqual([]);
  });
});

it("purges the gallery's page, whatever is changed", async () => {
  const { id: other } = await createSample(editor, { name: "Natural" });
  const changed: string[] = [];
  onContentChanged((tags) => changed.push(...tags));
  await submit("rename", { id, name: "Luxo" });
  await submit("addImages", { id, url: PICTURES });
  await submit("order", { order: `${other},${id}` });
  const ids = (await detailOf(id)).images.map((image) => image.id);
  await submit("orderImages", { id, order: ids.toReversed().join(",") });
  await submit("removeImages", { id, image: ids });
  await submit("remove", { id });
  expect(changed).toEqual(Array(6).fill("content"));
});

it.each([
  ["image/jpeg", "a.jpg", true],
  ["image/avif", "a", true],
  ["", "FOTO.TIFF", true],
  ["", "IMG_0042.HEIC", true],
  ["", "foto.jfif", true],
  ["application/octet-stream", "icone.ico", true],
  ["application/pdf", "catalogo.pdf", false],
  ["video/mp4", "filme.mp4", false],
  ["", "notas", false],
])("a file of type '%s' called %s may be a picture: %s", (type, name, expected) => {
  expect(isSampleFile({ type, name })).toBe(expected);
});
