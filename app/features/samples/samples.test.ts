import { beforeEach, describe, expect, it } from "vitest";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { sampleForm } from "./samples.rules.ts";
import { createSample, listSamples, removeSample, saveSample } from "./samples.server.ts";
import { gallerySamples, sampleImages } from "./samples.table.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };

beforeEach(() => db().delete(gallerySamples));

describe("sample sets", () => {
  it("need a name", () => {
    const result = sampleForm({ name: "Nome obrigatório", longName: "longo" }).safeParse({ name: "   " });
    expect(result.error?.issues[0]?.message).toBe("Nome obrigatório");
  });

  it("are placed after the others: the count plus one", async () => {
    expect((await createSample(editor, { name: "Premium" })).displayOrder).toBe(1);
    expect((await createSample(editor, { name: "Natural" })).displayOrder).toBe(2);
    const many = await Promise.all(["a", "b", "c"].map((name) => createSample(editor, { name })));
    expect(many.map(({ displayOrder }) => displayOrder).sort()).toEqual([3, 4, 5]);
  });

  it("are listed in order with their pictures", async () => {
    const first = await createSample(editor, { name: "Premium" });
    await createSample(editor, { name: "Natural" });
    await db()
      .insert(sampleImages)
      .values([
        { sampleId: first.id, imageUrl: "/media/gal2.jpg", displayOrder: 2 },
        { sampleId: first.id, imageUrl: "/media/gal1.jpg", displayOrder: 1 },
      ]);
    const sets = await listSamples("pt-BR");
    expect(sets.map(({ name }) => name)).toEqual(["Premium", "Natural"]);
    expect(sets[0]?.images.map(({ url }) => url)).toEqual(["/media/gal1.jpg", "/media/gal2.jpg"]);
    expect(sets[0]?.images[0]?.picture?.alt).not.toBe("");
  });

  it("can be renamed and removed", async () => {
    const sample = await createSample(editor, { name: "Premium" });
    expect(await saveSample(editor, sample.id, { name: "Luxo" })).toBe(true);
    expect((await listSamples("es"))[0]?.name).toBe("Luxo");
    expect(await removeSample(editor, sample.id)).not.toBeNull();
    expect(await removeSample(editor, sample.id)).toBeNull();
    expect(await listSamples("pt-BR")).toEqual([]);
  });
});
