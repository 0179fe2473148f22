import { expect, test } from "vitest";
import { editPlaceOf } from "./edit-places.ts";

const ENTRY = "01a20eaa-57a4-74f7-bd65-3d5bb488ce33";

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
  ["/principal-br", "", { address: "/admin/configuracoes/pagina-principal" }],
  ["/principal-br", "companyIntro", { address: "/admin/configuracoes/pagina-principal#companyIntro" }],
  ["/nossa-historia", "", { address: "/admin/paginas/nossa-historia" }],
  ["/es/termos", "", { address: "/admin/paginas/termos" }],
  ["/tapetes", "", { address: "/admin/tapetes" }],
  ["/colecoes", "", { address: "/admin/colecoes" }],
  ["/galeria", "", { address: "/admin/amostras" }],
  ["/curadoria", "", { address: "/admin/curadoria" }],
  ["/designers", "", { address: "/admin/designers" }],
  ["/amostra-de-cores", "", { address: "/admin/cores" }],
  ["/galeria", `amostra-${ENTRY}-title`, { address: `/admin/amostras?amostra=${ENTRY}` }],
  ["/galeria", "exposicao-title", { address: "/admin/destaques" }],
  ["/curadoria", ENTRY, { address: `/admin/curadoria/${ENTRY}` }],
  ["/designers", "estudio-quadra", { list: "/admin/designers", slug: "estudio-quadra" }],
  ["/colecoes/3", "", { address: "/admin/configuracoes/outras-paginas#pageGeometric" }],
  ["/es/colecoes", "pageCollections", { address: "/admin/configuracoes/outras-paginas#pageCollections" }],
  ["/produtos/tapete-lua", "pageRug", { address: "/admin/configuracoes/outras-paginas#pageRug" }],
  ["/contato", "", { address: "/admin/configuracoes/contato" }],
  ["/contato", "write", { address: "/admin/configuracoes/contato" }],
  ["/personalizados", "", { address: "/admin/configuracoes/outras-paginas#pageMadeToMeasure" }],
  ["/simulador", "", { address: "/simulador-admin" }],
  ["/favoritos", "", { address: "/admin/tapetes" }],
  ["/busca", "", { address: "/admin/tapetes" }],
  ["/en/newsletter/sair", "", { address: "/admin/configuracoes/outras-paginas#newsletter" }],
  ["/previa/abc", "", { address: "/admin/previas" }],
  ["/nao-existe", "", { address: "/admin/redirecionamentos" }],
  ["//outro.example/x", "", { address: "/admin/redirecionamentos" }],
])("what %s shows in its part %s is edited at its own place", (page, section, place) => {
  expect(editPlaceOf(page, section)).toEqual(place);
});
