import { expect, test } from "vitest";
import { editPlaceOf } from "./edit-places.ts";

test.each([
  ["/produtos/tapete-lua", "", { list: "/admin/tapetes", slug: "tapete-lua" }],
  ["/produtos/tapete-lua", "scale-title", { list: "/admin/tapetes", slug: "tapete-lua", anchor: "medidas" }],
  ["/en/produtos/tapete-lua", "", { list: "/admin/tapetes", slug: "tapete-lua" }],
  ["/es/pagina/entregas", "", { list: "/admin/paginas-criadas", slug: "entregas" }],
  ["/es/colecoes/premium", "", { list: "/admin/colecoes", slug: "premium" }],
  ["/", "", { address: "/admin/configuracoes/abertura#landing" }],
  ["/principal-br", "hero-title", { address: "/admin/video-principal" }],
  ["/principal-en", "feature-title", { address: "/admin/galeria" }],
  ["/home", "filosofia", { address: "/admin/configuracoes/pagina-principal#philosophy" }],
  ["/principal-es", "historia", { address: "/admin/configuracoes/outras-linguas#story" }],
  ["/principal-es", "services-title", { address: "/admin/servicos" }],
  ["/principal-br", "testimonials-title", { address: "/admin/depoimentos" }],
  ["/principal-br", "", { address: "/admin/paginas" }],
  ["/nossa-historia", "", { address: "/admin/paginas/nossa-historia" }],
  ["/es/termos", "", { address: "/admin/paginas/termos" }],
  ["/tapetes", "", { address: "/admin/tapetes" }],
  ["/colecoes", "", { address: "/admin/colecoes" }],
  ["/galeria", "", { address: "/admin/amostras" }],
  ["/curadoria", "", { address: "/admin/curadoria" }],
  ["/designers", "", { address: "/admin/designers" }],
  ["/amostra-de-cores", "", { address: "/admin/cores" }],
  ["/contato", "", { address: "/admin/configuracoes/contato#channels" }],
  ["/personalizados", "", { address: "/admin/configuracoes/outras-paginas#pageMadeToMeasure" }],
  ["/simulador", "", { address: "/simulador-admin" }],
  ["/busca", "", { address: "/admin/paginas" }],
  ["//outro.example/x", "", { address: "/admin/paginas" }],
])("what %s shows in its part %s is edited at its own place", (page, section, place) => {
  expect(editPlaceOf(page, section)).toEqual(place);
});
