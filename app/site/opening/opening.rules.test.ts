import { expect, test } from "vitest";
import { isClosedToVisitors } from "./opening.rules.ts";

test.each([
  ...["/", "/principal-br", "/es/tapetes", "/produtos/lua", "/sitemap.xml", "/og/pt-BR/paginas/x.jpg"],
  ...["/administracao", "/simulador", "/newsletters", "/rss.xml", "/tapetes.data"],
])("visitors do not reach %s while the site is closed", (path) => {
  expect(isClosedToVisitors(path)).toBe(true);
});

test.each([
  ...["/admin", "/admin/tapetes", "/admin-login", "/convite/x", "/simulador-admin"],
  ...["/newsletter", "/en/newsletter/sair", "/es/privacidade", "/previa/x", "/files/site_assets/logo.svg"],
  ...["/admin.data", "/admin-login.data", "/admin/comecar/nome.data"],
  ...["/healthz", "/robots.txt", "/em-breve"],
])("%s stays reachable", (path) => {
  expect(isClosedToVisitors(path)).toBe(false);
});
