import { expect, onTestFinished, test } from "vitest";
import { LOCALES, setSiteLocales } from "#app/i18n/locales.ts";
import { adminPatterns } from "#tests/support/admin-screens.ts";
import { routeMap } from "../../../tools/route-map.ts";
import { ADMIN_MENU, menuFor, placeAt, searchMenu } from "./admin-menu.ts";
import { MENU_KEYWORDS } from "./menu-keywords.ts";

const at = (address: string, role: "admin" | "editor" = "admin") => {
  const { pathname, search } = new URL(address, "http://localhost");
  const place = placeAt(menuFor(role), { pathname, search });
  return place && [place.entry.name, place.section.name, place.screen.name];
};
const screensOf = (menu: ReturnType<typeof menuFor>) =>
  menu.flatMap(({ sections }) => sections.flatMap(({ screens }) => screens));

test("the menu has ten entries in their order, and the main page the five tabs of the specification", () => {
  expect(ADMIN_MENU.map(({ name }) => name)).toEqual([
    ...["Hoje", "Pedidos", "Tapetes", "Simulador", "Páginas", "Mídia", "Aparência", "Histórico", "Dados"],
    "Configurações",
  ]);
  const pages = ADMIN_MENU.find(({ name }) => name === "Páginas");
  expect(pages?.sections.find(({ name }) => name === "Página principal")?.screens).toEqual([
    { name: "Vídeo principal", to: "/admin/video-principal" },
    { name: "Seção galeria", to: "/admin/galeria" },
    { name: "Amostras da galeria", to: "/admin/amostras" },
    { name: "Produtos em destaque", to: "/admin/destaques" },
    { name: "Coleções", to: "/admin/colecoes" },
  ]);
});

test("every screen of the route table has its place, and the menu names no address that is none", async () => {
  const map = await routeMap();
  expect(adminPatterns.length).toBeGreaterThan(30);
  expect(adminPatterns.filter((path) => !at(path))).toEqual([]);
  const paths = map.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`));
  const addresses = screensOf(menuFor("admin")).map(({ to }) => to.split("?", 1)[0] ?? "");
  expect(addresses.filter((address) => !paths.some((path) => path.test(address)))).toEqual([]);
});

test.each([
  ["/admin", ["Hoje", "Hoje", "Hoje"]],
  ["/admin/tapetes/0190", ["Tapetes", "Tapetes", "Tapetes"]],
  ["/admin/leads/0190", ["Pedidos", "Pedidos", "Pedidos"]],
  ["/admin/leads/pessoa", ["Pedidos", "Dados de uma pessoa", "Dados de uma pessoa"]],
  ["/admin/colecoes", ["Páginas", "Página principal", "Coleções"]],
  ["/admin/colecoes?em=tapetes&q=sol", ["Tapetes", "Coleções", "Coleções"]],
  ["/admin/configuracoes/marca", ["Aparência", "Marca e logotipo", "Marca e logotipo"]],
  ["/admin/configuracoes/email", ["Configurações", "E-mail do site", "E-mail do site"]],
  ["/simulador-admin?aba=uso", ["Simulador", "Uso", "Uso"]],
])("%s is at its place", (address, place) => expect(at(address)).toEqual(place));

test("a role finds what it may open, and nothing else", () => {
  const menu = menuFor("editor");
  const addresses = screensOf(menu).map(({ to }) => to);
  expect(addresses).toEqual(
    expect.arrayContaining(["/admin/tapetes", "/simulador-admin", "/admin/minha-conta"]),
  );
  for (const closed of [
    "/admin/contas",
    "/admin/emails",
    "/admin/configuracoes",
    "/admin/configuracoes/cores",
  ])
    expect(addresses).not.toContain(closed);
  expect(menu.map(({ name }) => name)).not.toContain("Aparência");
  expect(at("/admin/contas", "editor")).toBeUndefined();
  expect(menuFor("simulator").map(({ name }) => name)).toEqual(["Simulador"]);
});

test("a site in Portuguese only has no screens for what the other languages show", () => {
  const names = () => screensOf(menuFor("admin")).map(({ name }) => name);
  const others = ["Outras línguas", "Serviços", "Feiras"];
  expect(names()).toEqual(expect.arrayContaining(others));
  setSiteLocales(["pt-BR"]);
  onTestFinished(() => setSiteLocales(LOCALES));
  expect(names().filter((name) => others.includes(name))).toEqual([]);
  expect(names()).toContain("Depoimentos");
});

test("the search takes words in any order, without accents, by the names of what is above them too", () => {
  const found = (asked: string) =>
    screensOf([...searchMenu(menuFor("admin"), asked, MENU_KEYWORDS)]).map(({ name }) => name);
  expect(found("colec")).toEqual(["Coleções", "Coleções"]);
  expect(found("galeria PRINCIPAL")).toEqual(["Seção galeria", "Amostras da galeria"]);
  expect(found("novo tap")).toEqual(["Novo tapete"]);
  expect(found("nada disso")).toEqual([]);
  expect(found(" ").length).toBe(screensOf(menuFor("admin")).length);
});

test.each([
  ["senha", ["Contas", "Minha conta"]],
  ["2FA", ["Minha conta"]],
  ["usuário", ["Contas", "Minha conta"]],
  ["whatsapp", ["Pedidos", "Contato e rodapé"]],
  ["telefone", ["Contato e rodapé"]],
  ["horário", ["Contato e rodapé"]],
  ["endereço", ["Outro simulador", "Redirecionamentos", "Contato e rodapé"]],
  ["redes", ["Contato e rodapé"]],
  ["instagram", ["Contato e rodapé"]],
  ["preço", ["Tapetes", "Importar e exportar"]],
  ["frete", ["Páginas", "Outras páginas"]],
  ["idioma", ["Outras línguas", "Línguas"]],
  ["fonte", ["Letra"]],
  ["filme", ["Vídeo principal", "Página de entrada", "Mídia"]],
  ["banner", ["Vídeo principal", "Textos das seções", "Página de entrada", "Aviso diário"]],
  ["seo", ["Buscadores"]],
  ["backup", ["Cópias de segurança"]],
  ["lixo", ["Lixeira"]],
  ["excluído", ["Lixeira"]],
  ["lead", ["Leads gerados", "Pedidos"]],
])("the search for %s finds what it is about, names before keywords", (asked, names) => {
  expect(screensOf([...searchMenu(menuFor("admin"), asked, MENU_KEYWORDS)]).map(({ name }) => name)).toEqual(
    names,
  );
});

test("every screen of the menu has keywords, and no other address has", () => {
  const actions = ADMIN_MENU.flatMap(({ actions = [] }) => actions.flatMap(({ screens }) => screens));
  const addresses = [...screensOf([...ADMIN_MENU]), ...actions].map(({ to }) => to);
  expect([...MENU_KEYWORDS.keys()].toSorted()).toEqual(addresses.toSorted());
});
