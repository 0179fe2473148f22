import { beforeAll, expect, test, vi } from "vitest";
import { newOwner, type Owner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const LIST = "/admin/tapetes";
const COLLECTION = "/colecoes/premium";
const PLACES = ["", "/es", "/en"];
const RUG = {
  name: "Vagalume",
  description: "Pontos de luz.",
  state: "published",
  shape: "rectangular",
  images: ["/media/areia.jpg"],
};

const app = openTestApp({ seed: "demo", env: { STALE_SECONDS: "60" } });
let owner: Owner;
let collectionId: string;
beforeAll(async () => {
  owner = await newOwner(app);
  const { html } = await owner.get(`${LIST}/novo`);
  [, collectionId = ""] = /<option value="([0-9a-f-]{36})"[^>]*>Premium</.exec(html) ?? [];
});

const visit = async (path: string) => {
  const response = await fetch(app.url + path, { redirect: "manual" });
  const html = await response.text();
  return { status: response.status, html, isFromMemory: !response.headers.has("x-request-id") };
};
async function keep(...paths: string[]) {
  for (const path of paths) await visit(path);
  for (const path of paths) expect([path, (await visit(path)).isFromMemory]).toEqual([path, true]);
}
const make = async (fields: Record<string, string | string[]>) =>
  (await owner.post(`${LIST}/novo`, { ...RUG, collectionId, ...fields })).path;
const inEveryLanguage = (path: string) => PLACES.map((place) => place + path);
const keptOf = async (paths: string[]) => {
  const kept: string[] = [];
  for (const path of paths) if ((await visit(path)).isFromMemory) kept.push(path);
  return kept;
};

test("visitors get an edited page as it was, at once, and then as it is; the editor gets it as it is", async () => {
  const editor = await make({ name: "Neblina" });
  const page = "/produtos/tapete-neblina";
  await keep(page, COLLECTION);
  await owner.post(editor, { ...RUG, collectionId, name: "Neblina", description: "Névoa da manhã." });

  expect((await owner.get(page)).html).toContain("Névoa da manhã.");
  const responses = await Promise.all(Array.from({ length: 200 }, () => visit(page)));
  expect(responses.every(({ status, isFromMemory }) => status === 200 && isFromMemory)).toBe(true);
  await vi.waitFor(async () => expect((await visit(page)).html).toContain("Névoa da manhã."), 10_000);
  expect((await visit(page)).isFromMemory).toBe(true);
});

test("what is withdrawn or removed is gone at once, from its page and from every list", async () => {
  const withdrawn = await make({ name: "Orvalho" });
  const removed = await make({ name: "Sereno" });
  const pages = ["/produtos/tapete-orvalho", "/produtos/tapete-sereno"];
  await keep(...pages, ...inEveryLanguage(COLLECTION));
  await owner.post(withdrawn, { ...RUG, collectionId, name: "Orvalho", state: "withdrawn" });
  await owner.post(LIST, { intent: "remove", id: removed.split("/").at(-1) ?? "" });
  expect((await visit("/produtos/tapete-orvalho")).status).toBe(410);
  expect((await visit("/produtos/tapete-sereno")).status).toBe(404);
  for (const path of inEveryLanguage(COLLECTION))
    expect((await visit(path)).html).not.toMatch(/tapete-(?:orvalho|sereno)/);
});

test("an edit concerns the pages that show the rug, and no other", async () => {
  await app.restart({ STALE_SECONDS: "0" });
  owner = await newOwner(app);
  const own = inEveryLanguage("/produtos/tapete-estrela");
  const editor = await make({ name: "Estrela" });
  await make({ name: "Cometa" });
  const others = ["/produtos/tapete-cometa", "/contato", "/colecoes/contemporanea", "/personalizados"];
  const all = [...own, COLLECTION, "/principal-br", "/tapetes", ...others];
  await keep(...all);
  await owner.post(editor, { ...RUG, collectionId, name: "Estrela", description: "Luz." });
  const kept = await keptOf(all);
  expect(kept).toEqual(expect.arrayContaining(others));
  for (const path of [...own, COLLECTION]) expect(kept).not.toContain(path);
});

test("a new rug concerns the lists that it is in, and no other rug's page", async () => {
  const pages = [COLLECTION, "/colecoes/contemporanea", "/produtos/tapete-cometa"];
  await keep(...pages);
  await make({ name: "Planeta" });
  expect(await keptOf(pages)).toEqual(pages.slice(1));
  expect((await visit(COLLECTION)).html).toContain("tapete-planeta");
  await keep("/produtos/tapete-planeta");
  await make({ name: "Planeta", slug: "outro-planeta" });
  expect(await keptOf(["/produtos/tapete-planeta", "/produtos/tapete-cometa"])).toEqual([
    "/produtos/tapete-cometa",
  ]);
});
