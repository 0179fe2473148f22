import { beforeAll, expect, test } from "vitest";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { newOwner, noticesOf, type Owner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(app);
});

const LIST = "/admin/tapetes";
const RUG = "/produtos/tapete-scallop";
const visit = async (path: string) => {
  const response = await fetch(app.url + path);
  return { status: response.status, html: await response.text() };
};
const says = ({ html }: { html: string }, words: string) => html.includes(words);
const shows = async (path: string, words: string) => says(await visit(path), words);
const plain = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/[\s\u00a0]+/g, " ");
const idsIn = (html: string) => [
  ...new Set([...html.matchAll(/name="many" value="([0-9a-f-]{36})"/g)].map(([, id = ""]) => id)),
];

const idsOf = async (...names: string[]) => {
  const lists = names.map(async (name) => idsIn((await owner.get(`${LIST}?q=${name}`)).html));
  return (await Promise.all(lists)).flat();
};
const undoIn = ({ html }: { html: string }) =>
  /"undo\\?",\\?"(\d+-\d+(?:,[0-9a-f-]{36})+)/.exec(html)?.[1] ?? "";

test("what is ticked is moved, priced, published and removed together, and each act is undone", async () => {
  const list = await owner.get(LIST);
  const ids = await idsOf("scallop", "ocean");
  const act = (intent: string, more = {}) => owner.post(LIST, { intent, many: ids, ...more });
  const scallop = "/produtos/tapete-scallop";
  expect(says(await visit(scallop), "4.190")).toBe(true);
  expect(noticesOf(await act("priceMany", { percent: "muito" }))).toContain("Confira a porcentagem");
  const [, seen] = /name="seen" value="(\d+)"/.exec(list.html) ?? [];
  const priced = await act("priceMany", { percent: "+10", seen });
  expect(noticesOf(priced)).toContain("2 produtos atualizados");
  expect(noticesOf(await act("priceMany", { percent: "+10", seen }))).toContain("mudaram");
  for (const page of [scallop, "/principal-br"]) expect(says(await visit(page), "4.609")).toBe(true);
  expect(noticesOf(await act("priceMany", { percent: "+10", seen }))).toContain("mudaram");
  for (const page of [scallop, "/principal-br"])
    expect([page, says(await visit(page), "4.609")]).toEqual([page, true]);
  await owner.post(LIST, { intent: "undoMany", undo: undoIn(priced) });
  expect(says(await visit(scallop), "4.190")).toBe(true);

  const alone = await act("moveMany", { collectionId: "" });
  expect(noticesOf(alone)).toContain("2 produtos atualizados");
  expect(noticesOf(await act("moveMany", { collectionId: "" }))).toContain("Nada mudou");
  await owner.post(LIST, { intent: "undoMany", undo: undoIn(alone) });
  expect(noticesOf(await act("publishMany"))).toContain("Nada mudou");
  // A late undo must not lose later changes.
  await act("priceMany", { percent: "+1" });
  expect(noticesOf(await owner.post(LIST, { intent: "undoMany", undo: undoIn(priced) }))).toContain(
    "Não foi possível desfazer",
  );

  const removed = await act("removeMany");
  expect(noticesOf(removed)).toContain("2 produtos excluídos");
  expect((await visit(scallop)).status).toBe(404);
  const token = /name="removed" value="([^"]+)"/.exec(removed.html)?.[1] ?? "";
  expect(noticesOf(await owner.post(LIST, { intent: "undelete", removed: token }))).toContain(
    "Exclusão desfeita",
  );
  expect((await visit(scallop)).status).toBe(200);
});

test("rugs leave the site together, and come back", async () => {
  const many = await idsOf("scallop");
  const hidden = await owner.post(LIST, { intent: "hideMany", many });
  expect(noticesOf(hidden)).toContain("1 tapete saiu do site");
  const status = async () => (await visit(RUG)).status;
  expect(await status()).toBe(404);
  expect(noticesOf(await owner.post(LIST, { intent: "hideMany", many }))).toContain("Nada mudou");
  await owner.post(LIST, { intent: "undoMany", undo: undoIn(hidden) });
  expect(await status()).toBe(200);
});

test("new prices are shown beside those of today before anything is saved, and published when confirmed", async () => {
  const page = "/produtos/tapete-golden-lines";
  const [golden = ""] = await idsOf("golden");
  for (let copies = 0; copies < 4; copies++) await owner.post(LIST, { intent: "duplicate", id: golden });
  const ids = idsIn((await owner.get(LIST)).html);
  expect(ids).toHaveLength(25);
  const asked = await owner.post(LIST, { intent: "askPrices", many: ids, percent: "+10" });
  const [, dialog = ""] = /(<dialog[^>]* id="change-prices"[\s\S]*?<\/dialog>)/.exec(asked.html) ?? [];
  expect(plain(dialog)).toContain(`Mudar os preços de ${ids.length} tapetes em +10%?`);
  expect(plain(dialog)).toContain(
    "Golden Lines Preço de hoje R$ 4.890 → Preço novo R$ 5.379 Preço de hoje € 890 → Preço novo € 979",
  );
  expect(plain(dialog)).toContain("E mais 1 tapete.");
  expect([await shows(page, "4.890"), await shows(page, "5.379")]).toEqual([true, false]);
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(dialog)?.[1] ?? "";
  const fields = { percent: field("percent"), seen: field("seen"), many: idsIn(dialog) };
  const changed = await owner.post(LIST, { intent: "priceMany", ...fields });
  expect(noticesOf(changed)).toContain("24 produtos atualizados");
  expect(await shows(page, "5.379")).toBe(true);
  expect(noticesOf(await owner.post(LIST, { intent: "priceMany", ...fields }))).toContain("mudaram");
});

test("a percentage outside the limits is refused with them", async () => {
  const many = idsIn((await owner.get(LIST)).html);
  for (const [percent, words] of [
    ["-91", "De −90 a 500%."],
    ["501", "De −90 a 500%."],
    ["0", "Escreva quanto"],
  ] as const)
    expect(noticesOf(await owner.post(LIST, { intent: "askPrices", many, percent }))).toContain(words);
});

test("what is published together shows its drafts in every language, and undoing brings them back", async () => {
  const noite = { name: "Noite clara", "es.name": "Noche", slug: "noite-clara", shape: "rectangular" };
  const path = (await owner.post(`${LIST}/novo`, { ...noite, state: "draft" })).path;
  await owner.post(path, {
    ...noite,
    name: "Noite escura",
    "es.name": "Noche oscura",
    state: "draft",
    [BASE_VERSION_FIELDS.saveAs]: "draft",
  });
  const page = () => visit("/es/produtos/noite-clara");
  expect((await page()).status).toBe(404);
  const publish = () => owner.post(LIST, { intent: "publishMany", many: [path.split("/").at(-1) ?? ""] });
  for (const _ of ["first", "after undoing"]) {
    const published = await publish();
    expect(noticesOf(published)).toContain("1 tapete publicado, com o que estava em rascunho");
    expect(says(await page(), "Noche oscura")).toBe(true);
    expect(says(await visit("/produtos/noite-clara"), "Noite escura")).toBe(true);
    const undone = await owner.post(LIST, { intent: "undoMany", undo: undoIn(published) });
    expect(noticesOf(undone)).toContain("Mudança desfeita");
    expect((await page()).status).toBe(404);
  }
});
