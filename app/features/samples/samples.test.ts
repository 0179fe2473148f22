import { beforeEach, describe, expect, it } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { sampleForm } from "./sample-forms.rules.ts";
import {
  addSampleImages,
  createSample,
  inOwnLanguage,
  listSamples,
  removeSample,
  saveSample,
} from "./samples.server.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };

beforeEach(async () => {
  await db().delete(content);
  await contentChanged("content");
});

describe("sample sets", () => {
  it("need a name", () => {
    const result = sampleForm({ name: "Nome obrigatório", longName: "longo" }).safeParse({ name: "   " });
    expect(result.error?.issues[0]?.message).toBe("Nome obrigatório");
  });

  it("are placed after the others", async () => {
    await createSample(editor, { name: "Premium" });
    await createSample(editor, { name: "Natural" });
    await Promise.all(["a", "b", "c"].map((name) => createSample(editor, { name })));
    const places = await db()
      .select({ place: content.displayOrder })
      .from(content)
      .orderBy(content.displayOrder);
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  });

  it("are listed in order with their pictures", async () => {
    const first = await createSample(editor, { name: "Premium" });
    await createSample(editor, { name: "Natural" });
    await addSampleImages(editor, first.id, ["/media/gal1.jpg", "/media/gal2.jpg"]);
    const sets = await listSamples("pt-BR");
    expect(sets.map(({ name }) => name)).toEqual(["Premium", "Natural"]);
    expect(sets[0]?.images.map(({ url }) => url)).toEqual(["/media/gal1.jpg", "/media/gal2.jpg"]);
    expect(sets[0]?.images[0]?.picture?.alt).not.toBe("");
  });

  it("can be renamed and removed", async () => {
    const sample = await createSample(editor, { name: "Premium" });
    expect(await saveSample(editor, sample.id, { words: inOwnLanguage("Luxo") })).toBe(true);
    expect((await listSamples("es"))[0]?.name).toBe("Luxo");
    expect(await removeSample(editor, sample.id)).not.toBeNull();
    expect(await removeSample(editor, sample.id)).toBeNull();
    expect(await listSamples("pt-BR")).toEqual([]);
  });
});
