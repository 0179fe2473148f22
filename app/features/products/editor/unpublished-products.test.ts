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
const FIELDS = { name: "Neblina", state: "published", shape: "rectangular", images: "/media/areia.jpg" };
const savedAs = (as: string) => ({ [BASE_VERSION_FIELDS.saveAs]: as });
const NEVER = "Rascunho, ainda não aparece no site";
const PAGE = 'href="/produtos/tapete-neblina"';
const FEATURE = "Pôr em destaque";
const CHANGES = "Com alterações não publicadas";

/** Text of the rows of a list, by the rug's name. */
async function rowsAt(path: string): Promise<string[]> {
  const { html } = await owner.get(path);
  const [, list = ""] = /aria-label="Tapetes, em ordem"([\s\S]*?)<\/ul>/.exec(html) ?? [];
  return list
    .split("<li")
    .map((row) =>
      row
        .replace(/<[^>]*>|^[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
}
const rowOf = async (name: string, path = `${LIST}?q=${name}`) =>
  (await rowsAt(path)).find((row) => row.includes(name)) ?? "";

test("a rug that was never published says so, and leads to no page and no featured place before it is", async () => {
  const made = await owner.post(`${LIST}/novo`, { ...FIELDS, ...savedAs("draft") });
  expect(noticesOf(made)).toContain("Rascunho guardado");
  const editor = await owner.get(made.path);
  const has = (html: string) => [NEVER, PAGE, FEATURE].map((text) => html.includes(text));
  expect(has(editor.html)).toEqual([true, false, false]);
  expect(await rowOf("Neblina")).toMatch(/ Rascunho$/);
  expect(await rowOf("Neblina", `${LIST}?situacao=com-rascunho`)).toMatch(/ Rascunho$/);

  const published = await owner.post(made.path, { ...FIELDS, ...savedAs("publish") });
  expect(has(published.html)).toEqual([false, true, true]);
  expect(await rowOf("Neblina")).toMatch(/ No site$/);

  // Hidden and drafted again, it was seen before.
  await owner.post(made.path, { ...FIELDS, state: "draft", ...savedAs("publish") });
  await owner.post(made.path, { ...FIELDS, ...savedAs("draft") });
  const hidden = await owner.get(made.path);
  expect(has(hidden.html)).toEqual([false, false, false]);
  expect(await rowOf("Neblina")).toMatch(` Fora do site ${CHANGES}`);
});

test("the list names what waits, and finds it", async () => {
  const { html } = await owner.get(`${LIST}?q=scallop`);
  const path = /href="(\/admin\/tapetes\/[0-9a-f-]{36})\?q=scallop"/.exec(html)?.[1] ?? "";
  const fields = { ...FIELDS, name: "Scallop claro", slug: "tapete-scallop" };
  await owner.post(path, { ...fields, ...savedAs("draft") });
  expect(await rowOf("Scallop")).toMatch(` No site ${CHANGES}`);
  expect(await rowsAt(`${LIST}?situacao=agendados`)).toEqual([]);
  await owner.post(path, {
    ...fields,
    ...savedAs("schedule"),
    [BASE_VERSION_FIELDS.publishAt]: "2099-12-03T10:00",
  });
  expect(await rowOf("Scallop")).toMatch(/ No site Agendado para 03\/12\/2099 10:00$/);
  expect((await rowsAt(`${LIST}?situacao=agendados`)).map((row) => row.split(" ")[0])).toEqual(["Scallop"]);
});

test("a form that is sent again after a lost answer makes nothing twice, another form with the same words does", async () => {
  const versionAt = async (path: string) =>
    /name="based-on"[^>]*value="(\d+)"/.exec((await owner.get(path)).html)?.[1] ?? "";
  const before = await versionAt(`${LIST}/novo`);
  const form = { ...FIELDS, name: "Orvalho", ...savedAs("publish"), [BASE_VERSION_FIELDS.version]: before };
  const made = await owner.post(`${LIST}/novo`, form);
  const again = await owner.post(`${LIST}/novo`, form);
  expect(again.path.split("?")[0]).toBe(made.path.split("?")[0]);
  expect(await rowsAt(`${LIST}?q=Orvalho`)).toHaveLength(1);

  const later = await versionAt(`${LIST}/novo`);
  expect(Number(later)).toBeGreaterThan(Number(before));
  await owner.post(`${LIST}/novo`, { ...form, [BASE_VERSION_FIELDS.version]: later });
  expect(await rowsAt(`${LIST}?q=Orvalho`)).toHaveLength(2);

  const testimonial = {
    ...{ quote: "Chegou antes.", author: "Lia", active: "on" },
    ...savedAs("publish"),
    [BASE_VERSION_FIELDS.version]: await versionAt("/admin/depoimentos/novo"),
  };
  for (let sending = 0; sending < 2; sending++) await owner.post("/admin/depoimentos/novo", testimonial);
  const { html } = await owner.get("/admin/depoimentos");
  expect(html.split(">Lia<").length - 1).toBe(1);
});
