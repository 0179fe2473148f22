import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { listSavings } from "#app/content/history/history.server.ts";
import { restoreVersion } from "#app/content/history/restore.server.ts";
import { listRemoved, undelete } from "#app/content/history/trash.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { rugDesignUpload } from "#app/media/media.rules.ts";
import { db } from "#app/platform/db/db.server.ts";
import { onContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { newId } from "#app/platform/ids.ts";
import { manyDesigns } from "#tests/support/many-products.ts";
import { caio, fileOf, upload, useMediaJobs } from "#tests/support/media-uploads.ts";
import { palettePng } from "#tests/support/palette-png.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { handleDesignForm } from "../panel/panel-actions.server.ts";
import { getSimulatorRug } from "../simulator-rugs.server.ts";
import { beginDesignOf, DESIGNS_PER_PAGE, getRugDesignDraft, listRugDesigns } from "./rug-designs.server.ts";

useTestDatabase();
useMediaJobs();
beforeEach(async () => void (await db().delete(rugDesigns)));

const uploaded = (width = 60, height = 90) =>
  upload(fileOf(palettePng(width, height), "tapete.png"), rugDesignUpload);

function fields(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const typed = (imageUrl: string) => ({
  intent: "save",
  name: "Vão Livre",
  imageUrl,
  price: "4.690",
  "sizes[0]": "2 x 3m",
  "sizes[1]": "2,5 x 3,75 m",
});

test("a rug is saved with its sizes in metres, its price in cents and the yarns that its file names", async () => {
  const changed: string[] = [];
  onContentChanged((tags) => changed.push(...tags));
  const result = await handleDesignForm(
    caio,
    fields({ ...typed(await uploaded()), "yarns[0].index": "0", "yarns[0].name": "Cal" }),
  );
  expect(result).toMatchObject({ ok: true, toast: { kind: "success", title: "Tapete cadastrado" } });
  const id = result.value?.savedId ?? "";
  const draft = await getRugDesignDraft(caio, id);
  expect(draft).toMatchObject({
    name: "Vão Livre",
    price: "4.690",
    sizes: ["2,00 x 3,00 m", "2,50 x 3,75 m"],
    yarns: [
      { index: 0, name: "Cal", hex: "#e7dcc7" },
      { index: 1, name: "Fio 2", hex: "#a4583b" },
      { index: 2, name: "Fio 3", hex: "#2b2a28" },
    ],
    picture: { width: 60, height: 90 },
  });
  expect(changed).toContain("rug-designs");
  const [listed] = (await listRugDesigns(caio)).designs;
  expect(listed).toMatchObject({ name: "Vão Livre", active: true, sizeConfirmed: true, sizes: 2 });
});

test("a design of a rug asks for no price: it has the rug's, in the size's or the square metre's", async () => {
  const productId = newId();
  await db()
    .insert(products)
    .values({
      ...{ id: productId, slug: "tapete-vao", squareMetreBrlCents: 100_000 },
      document: {
        name: { "pt-BR": "Vão" },
        sizes: [{ widthMetres: 2, lengthMetres: 3, priceBrlCents: 469_000, priceEurCents: 80_000 }],
      },
    });
  const begun = await beginDesignOf(caio, productId);
  expect(begun).toMatchObject({ name: "Vão", price: "", sizes: ["2,00 x 3,00 m"] });
  const { price: _, ...unpriced } = typed(await uploaded());
  const saved = await handleDesignForm(caio, fields({ ...unpriced, productId }));
  expect(saved).toMatchObject({ ok: true });
  const [listed] = (await listRugDesigns(caio)).designs;
  expect(listed).toMatchObject({ name: "Vão Livre", priceCents: 469_000 });
  const priced = async (locale: "pt-BR" | "es") =>
    (await getSimulatorRug(saved.value?.savedId ?? "", locale))?.sizes.map(({ priceCents }) => priceCents);
  expect(await priced("pt-BR")).toEqual([469_000, 938_000]);
  expect(await priced("es")).toEqual([80_000, null]);
});

test("a saved design makes the page of its rug stale, and of no other", async () => {
  const [first, second] = [newId(), newId()];
  for (const id of [first, second])
    await db()
      .insert(products)
      .values({ id, slug: `tapete-${id}`, document: { name: { "pt-BR": id } } });
  const form = { ...typed(await uploaded()), productId: first };
  const keys: string[] = [];
  onContentChanged((_tags, change) => keys.push(...change.keys));
  const { value } = await handleDesignForm(caio, fields(form));
  const id = value?.savedId ?? "";
  expect(keys.splice(0)).toEqual(["rug-designs", `products:${first}`]);
  await handleDesignForm(caio, fields({ ...form, id, productId: second }));
  expect(keys.splice(0)).toEqual(["rug-designs", `products:${first}`, `products:${second}`]);
  let removed = "";
  for (const intent of ["hide", "show", "remove", "undelete"]) {
    const { value: done } = await handleDesignForm(caio, fields({ intent, id, removed }));
    expect([intent, ...keys.splice(0)]).toEqual([intent, "rug-designs", `products:${second}`]);
    removed = done?.removed ?? "";
  }
});

test("where there are too many products to choose from, one is named or its page's address is written", async () => {
  const form = typed(await uploaded());
  const ids = [newId(), newId(), newId()];
  for (const [place, name] of ["Zibeline", "Organza", "Organza"].entries())
    await db()
      .insert(products)
      .values({ id: ids[place], slug: `tapete-${ids[place]}`, document: { name: { "pt-BR": name } } });
  const productOf = async (words: Record<string, string>) => {
    const saved = await handleDesignForm(caio, fields({ ...form, ...words }));
    if (!saved.ok) return saved.value?.form?.error?.product;
    const [row] = await db()
      .select()
      .from(rugDesigns)
      .where(eq(rugDesigns.id, saved.value?.savedId ?? ""));
    return row?.productId;
  };
  expect(await productOf({ product: "ZIBELINE" })).toBe(ids[0]);
  expect(await productOf({ product: `https://exemplo.com.br/produtos/tapete-${ids[2]}?tamanho=1` })).toBe(
    ids[2],
  );
  expect(await productOf({ product: "Organza", productId: ids[1] ?? "" })).toBe(ids[1]);
  expect(await productOf({ product: "", productId: ids[1] ?? "" })).toBeNull();
  const unknown = ["Nenhum tapete se chama assim, ou mais de um. Cole o endereço da página dele."];
  for (const product of ["Organza", "Musselina"]) expect(await productOf({ product })).toEqual(unknown);
});

test("designs are listed in pages, and found by their names", async () => {
  await db().execute(manyDesigns(DESIGNS_PER_PAGE + 2));
  const first = await listRugDesigns(caio);
  const second = await listRugDesigns(caio, { page: 2 });
  // As after the last of a page was deleted.
  expect(await listRugDesigns(caio, { page: 9 })).toEqual(second);
  expect([first.total, first.designs.length, second.designs.length]).toEqual([
    DESIGNS_PER_PAGE + 2,
    DESIGNS_PER_PAGE,
    2,
  ]);
  const found = await listRugDesigns(caio, { search: "modelo 32" });
  expect(found.designs.map(({ name }) => name)).toEqual(["Modelo 32"]);
});

test.each([
  ["name", "required"],
  ["imageUrl", "required"],
  ["price", "required"],
])(
  "without its %s nothing is saved, the specified words come back and so does what was typed",
  async (missing) => {
    const result = await handleDesignForm(caio, fields({ ...typed(await uploaded()), [missing]: "" }));
    expect(result).toMatchObject({
      ok: false,
      toast: { kind: "error", title: "Campos obrigatórios", text: "Preencha todos os campos obrigatórios." },
    });
    expect(result.value?.form?.error?.[missing]).toEqual(["Preencha todos os campos obrigatórios."]);
    expect(result.value?.form?.initialValue).toMatchObject({ sizes: ["2 x 3m", "2,5 x 3,75 m"] });
    expect(await listRugDesigns(caio)).toEqual({ designs: [], total: 0, page: 1 });
  },
);

test("proportions that are off by more than 3% are asked about, and saved once answered", async () => {
  const square = typed(await uploaded(80, 90));
  const refused = await handleDesignForm(caio, fields(square));
  expect(refused).toMatchObject({ ok: false, toast: { title: "Confira a medida" } });
  expect(refused.value?.form?.error?.fit).toBeDefined();
  expect(await handleDesignForm(caio, fields({ ...square, fit: "border9" }))).toMatchObject({ ok: true });
  const [row] = await db().select().from(rugDesigns);
  expect(row?.fit).toBe("border9");
});

test("an address that is no uploaded design is refused", async () => {
  const foreign = "/files/site_assets/rug-designs/0123456789abcdef0123456789abcdef.png";
  for (const imageUrl of [foreign, "https://example.com/a.png", "/files/site_assets/products/x.png"])
    expect((await handleDesignForm(caio, fields(typed(imageUrl)))).ok).toBe(false);
  expect(await listRugDesigns(caio)).toEqual({ designs: [], total: 0, page: 1 });
});

test("a removed rug comes back whole", async () => {
  const { value } = await handleDesignForm(caio, fields(typed(await uploaded())));
  const id = value?.savedId ?? "";
  const before = await getRugDesignDraft(caio, id);
  const removal = await handleDesignForm(caio, fields({ intent: "remove", id }));
  expect(removal).toMatchObject({ ok: true, toast: { title: "Tapete excluído" } });
  expect(await getRugDesignDraft(caio, id)).toBeNull();
  const undo = { intent: "undelete", removed: removal.value?.removed ?? "" };
  expect(await handleDesignForm(caio, fields(undo))).toMatchObject({ ok: true });
  expect(await getRugDesignDraft(caio, id)).toEqual(before);
  expect(await handleDesignForm(caio, fields(undo))).toMatchObject({
    ok: false,
    toast: { title: "Erro ao desfazer" },
  });
});

test("what was changed of a rug is in its history and comes back; a removed one stands in the trash", async () => {
  const { value } = await handleDesignForm(
    caio,
    fields({ ...typed(await uploaded()), "yarns[0].index": "0", "yarns[0].name": "Cal" }),
  );
  const id = value?.savedId ?? "";
  const before = await getRugDesignDraft(caio, id);
  const other = {
    ...typed(before?.imageUrl ?? ""),
    id,
    name: "Outro nome",
    price: "5.000",
    "sizes[1]": "1 x 1,5m",
  };
  await handleDesignForm(
    caio,
    fields({ ...other, "names.en": "Open Span", "yarns[0].index": "0", "yarns[0].name": "Giz" }),
  );
  const { savings } = await listSavings(caio, { page: 1, of: { entity: "rug_designs", id } });
  expect(savings.map(({ kind }) => kind)).toEqual(["changed", "created"]);
  const said = savings[0]?.parts.flatMap(({ differences }) => differences) ?? [];
  const sizes = said.find(({ field }) => field === "sizes");
  expect([sizes?.label, sizes?.after.text]).toEqual(["Tamanhos", "2,00 × 3,00 m\n1,00 × 1,50 m"]);
  const picture = said.find(({ field }) => field === "picture");
  expect(picture?.before).toMatchObject({ text: expect.stringContaining("Cal #e7dcc7") });
  expect(picture?.before.pictures).toHaveLength(1);

  const version = (savings[0]?.version ?? 0) - 1;
  for (const locale of ["all", "pt-BR", "en"] as const)
    expect(await restoreVersion(caio, { entity: "rug_designs", id, locale, version })).toMatchObject({
      state: "restored",
    });
  expect(await getRugDesignDraft(caio, id)).toEqual(before);

  await handleDesignForm(caio, fields({ intent: "remove", id }));
  const [removed] = (await listRemoved(caio, 1)).removed;
  expect(removed).toMatchObject({ entity: "rug_designs", title: "Vão Livre" });
  expect(await undelete(caio, removed?.name ?? "")).toBe("back");
  expect(await getRugDesignDraft(caio, id)).toEqual(before);
});

test("a hidden rug stays in the list and leaves the simulator", async () => {
  const { value } = await handleDesignForm(caio, fields(typed(await uploaded())));
  const id = value?.savedId ?? "";
  expect(await handleDesignForm(caio, fields({ intent: "hide", id }))).toMatchObject({
    ok: true,
    toast: { title: "Tapete desativado" },
  });
  expect((await listRugDesigns(caio)).designs[0]?.active).toBe(false);
});
