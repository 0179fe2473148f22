import { beforeAll, expect, test } from "vitest";
import { newOwner, noticesOf, type Owner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp({ seed: "none" });
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(app);
});

const RUG = { name: "Maré", state: "published", shape: "rectangular" };
const selectIn = (html: string, name: string) =>
  new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, "s").exec(html)?.[1] ?? "";
const chosenIn = (html: string, name: string) =>
  /value="([0-9a-f-]{36})" selected/.exec(selectIn(html, name))?.[1] ?? "";

async function newCollection(title: string): Promise<string> {
  await owner.post("/admin/colecoes", { title, place: "page", active: "on" });
  const { html } = await owner.get("/admin/tapetes/novo");
  return new RegExp(`value="([0-9a-f-]{36})"[^>]*>${title}<`).exec(selectIn(html, "collectionId"))?.[1] ?? "";
}

test("a rug stays in its collection while that stands elsewhere, whatever of the rug is saved", async () => {
  const collectionId = await newCollection("Mar");
  const { path } = await owner.post("/admin/tapetes/novo", { ...RUG, collectionId });
  await owner.post("/admin/colecoes", {
    id: collectionId,
    title: "Mar",
    slug: "mar",
    place: "strip",
    active: "on",
  });
  expect(chosenIn((await owner.get(path)).html, "collectionId")).toBe(collectionId);
});

test("a form that names a collection deleted meanwhile says so beside it", async () => {
  const collectionId = await newCollection("Rio");
  const { path } = await owner.post("/admin/tapetes/novo", { ...RUG, collectionId });
  await owner.post("/admin/colecoes", { intent: "remove", id: collectionId });
  const refused = await owner.post(path, { ...RUG, name: "Rio claro", collectionId });
  expect(noticesOf(refused)).toContain("Confira");
  expect(refused.html).toContain("O que estava escolhido aqui foi excluído.");
  expect(refused.html).toContain('value="Rio claro"');
});
