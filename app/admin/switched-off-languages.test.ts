import { beforeAll, expect, test } from "vitest";
import { newOwner, type Owner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();

let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(app);
});

const speak = (...languages: string[]) =>
  owner.post("/admin/comecar/linguas", {
    ...{ language: String(languages[0]), currency: "both" },
    ...Object.fromEntries(languages.map((language) => [language, "on"])),
  });
const page = async (path: string) => (await owner.get(path)).html;
const heading = async (list: string) =>
  (await page(`/admin/importar-exportar/exportar/${list}`)).split("\r\n")[0];

test("a language that is switched off is asked for nowhere, and what is said in it stays", async () => {
  expect(await page("/admin/configuracoes")).toContain("Fundação, no rodapé em espanhol");
  expect(await page("/simulador-admin")).toMatch(/Nome em espanhol[\s\S]*Nome em inglês/);
  expect(await heading("catalogo")).toMatch(/nome \(espanhol\).*nome \(inglês\)/);
  expect(await heading("textos")).toMatch(/espanhol/);

  await speak("pt-BR", "en");
  expect(await page("/admin/configuracoes")).not.toContain("Fundação, no rodapé em espanhol");
  const designs = await page("/simulador-admin");
  expect(designs).toContain("Nome em inglês");
  expect(designs).not.toContain("Nome em espanhol");
  expect(designs).toContain('type="hidden" name="names.es"');
  for (const list of ["catalogo", "modelo", "textos", "colecoes", "designers"])
    expect(await heading(list), list).not.toMatch(/espanhol/);
  expect(await heading("catalogo")).toMatch(/nome;nome \(inglês\)/);

  // A rug is named in Portuguese in any site.
  await speak("es", "en");
  expect(await heading("catalogo")).toMatch(/nome;nome \(espanhol\)/);
  expect(await heading("colecoes")).not.toMatch(/título;/);
});

test("the list of rugs counts what is missing in every language of the site, its own too", async () => {
  await speak("es", "pt-BR");
  const named = { name: "Tapete sem espanhol", description: "Descrição" };
  await owner.post("/admin/tapetes/novo", { ...named, intent: "save", "es.name": "Alfombra" });
  const list = await page("/admin/tapetes?q=sem+espanhol");
  expect(list).toContain("Espanhol: falta 1 texto");
});
