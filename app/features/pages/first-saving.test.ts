import { beforeAll, expect, test } from "vitest";
import { newOwner, noticesOf, type Owner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp({ seed: "none" });
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(app);
});

const siteSays = async (path: string) => (await fetch(app.url + path)).text();
const said = (title: string) => ({ title, lead: "", seoDescription: "", body: "Um texto." });

test("what is written first on a site without the page is on it", async () => {
  const form = { ...said("Termos da casa"), "save-as": "publish" };
  expect(noticesOf(await owner.post("/admin/paginas/termos", form))).toContain("Página atualizada");
  expect(await siteSays("/termos")).toContain("Termos da casa");
});

test("a first draft leaves the built-in words, and one language of it can be published", async () => {
  const path = "/admin/paginas/privacidade";
  const form = { ...said("Sua privacidade"), "es.title": "Su privacidad", "save-as": "draft" };
  const kept = await owner.post(path, form);
  expect(noticesOf(kept)).toContain("Rascunho guardado");
  expect(kept.html).toContain("Sua privacidade");
  expect(await siteSays("/privacidade")).not.toContain("Sua privacidade");
  await owner.post(path, { ...form, "save-as": "publish:es" });
  expect(await siteSays("/es/privacidade")).toContain("Su privacidad");
  expect(await siteSays("/privacidade")).not.toContain("Sua privacidade");
  await owner.post(path, { ...form, "save-as": "publish" });
  expect(await siteSays("/privacidade")).toContain("Sua privacidade");
});
