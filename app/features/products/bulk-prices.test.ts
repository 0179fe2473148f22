import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "#tests/support/open-test-app.ts";
import { newOwner, noticesOf, type Owner } from "#tests/support/owner.ts";

const app = openTestApp();
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(app);
});

const LIST = "/admin/tapetes";
const RUG = "/produtos/tapete-scallop";
const shows = async (path: string, words: string) =>
  (await (await fetch(app.url + path)).text()).includes(words);
const plain = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/[\s\u00a0]+/g, " ");
const idsIn = (html: string) => [
  ...new Set([...html.matchAll(/name="many" value="([0-9a-f-]{36})"/g)].map(([, id = ""]) => id)),
];

const undoIn = (html: string) => /"undo\\?",\\?"(\d+-\d+(?:,[0-9a-f-]{36})+)/.exec(html)?.[1] ?? "";

test("rugs leave the site together, and come back", async () => {
  const many = idsIn((await owner.get(`${LIST}?q=scallop`)).html);
  const hidden = await owner.post(LIST, { intent: "hideMany", many });
  expect(noticesOf(hidden)).toContain("1 tapete saiu do site");
  const status = async () => (await fetch(app.url + RUG)).status;
  expect(await status()).toBe(404);
  expect(noticesOf(await owner.post(LIST, { intent: "hideMany", many }))).toContain("Nada mudou");
  await owner.post(LIST, { intent: "undoMany", undo: undoIn(hidden.html) });
  expect(await status()).toBe(200);
});

test("new prices are shown beside those of today before anything is saved, and published when confirmed", async () => {
  const [scallop = ""] = idsIn((await owner.get(`${LIST}?q=scallop`)).html);
  for (let copies = 0; copies < 4; copies++) await owner.post(LIST, { intent: "duplicate", id: scallop });
  const ids = idsIn((await owner.get(LIST)).html);
  expect(ids).toHaveLength(25);
  const asked = await owner.post(LIST, { intent: "askPrices", many: ids, percent: "+10" });
  const [, dialog = ""] = /(<dialog[^>]* id="change-prices"[\s\S]*?<\/dialog>)/.exec(asked.html) ?? [];
  expect(plain(dialog)).toContain(`Mudar os preços de ${ids.length} tapetes em +10 %?`);
  expect(plain(dialog)).toContain(
    "Scallop Preço de hoje R$ 4.190 → Preço novo R$ 4.609 Preço de hoje € 790 → Preço novo € 869",
  );
  expect(plain(dialog)).toContain("E mais 1 tapete.");
  expect([await shows(RUG, "4.190"), await shows(RUG, "4.609")]).toEqual([true, false]);
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(dialog)?.[1] ?? "";
  const fields = { percent: field("percent"), seen: field("seen"), many: idsIn(dialog) };
  const changed = await owner.post(LIST, { intent: "priceMany", ...fields });
  expect(noticesOf(changed)).toContain("24 produtos atualizados");
  expect(await shows(RUG, "4.609")).toBe(true);
  expect(noticesOf(await owner.post(LIST, { intent: "priceMany", ...fields }))).toContain("mudaram");
});

test("a percentage outside the limits is refused with them", async () => {
  const many = idsIn((await owner.get(LIST)).html);
  for (const [percent, words] of [
    ["-91", "De −90 a 500 %."],
    ["501", "De −90 a 500 %."],
    ["0", "Escreva quanto"],
  ] as const)
    expect(noticesOf(await owner.post(LIST, { intent: "askPrices", many, percent }))).toContain(words);
});
