import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp({ seed: "none" });
let cookie: string;
beforeAll(async () => {
  cookie = await app.signIn();
});

const GONE = "00000000-0000-7000-8000-000000000000";

async function post(path: string, fields: Record<string, string>): Promise<string> {
  const response = await fetch(app.url + path, {
    method: "POST",
    headers: { cookie, origin: app.url },
    body: new URLSearchParams(fields),
  });
  return response.text();
}

test.each([
  [{ intent: "picture", id: "/media/gal1.jpg", url: "/media/areia.jpg" }, "Imagem atualizada", ""],
  [
    { intent: "picture", id: "/media/gal1.jpg", url: "/files/site_videos/site/imagens/nada.jpg" },
    "Erro ao fazer upload",
    "Não foi possível enviar a imagem. Tente novamente.",
  ],
  [{ intent: "picture", id: GONE, url: "/media/areia.jpg" }, "Erro ao fazer upload", ""],
  [{ intent: "remove", id: GONE }, "Erro ao excluir", ""],
  [
    { intent: "order", order: `${GONE},a,b,c,d` },
    "Erro ao salvar",
    "Ocorreu um erro ao salvar a configuração da galeria.",
  ],
  [
    { intent: "words", id: GONE, title: "x" },
    "Erro ao salvar",
    "Ocorreu um erro ao salvar a configuração da galeria.",
  ],
  [{ intent: "undelete", removed: GONE }, "Não foi possível desfazer", ""],
])("the gallery answers %j with %s", async (fields, title, text) => {
  const html = await post("/admin/galeria", fields);
  expect(html).toContain(`<b>${title}</b>`);
  expect(html).toContain(text);
});

test.each([
  [{ intent: "create", name: " " }, "Nome obrigatório", "Por favor, insira um nome para a amostra."],
  [{ intent: "create", name: "Ateliê" }, "Amostra criada", ""],
  [{ intent: "rename", id: GONE, name: "Ateliê" }, "Erro ao atualizar", ""],
  [{ intent: "remove", id: GONE }, "Erro ao excluir", ""],
  [{ intent: "addImages", id: GONE, url: "/media/areia.jpg" }, "Erro no upload", ""],
  [{ intent: "removeImages" }, "Nenhuma imagem selecionada", ""],
])("the samples answer %j with %s", async (fields, title, text) => {
  const html = await post("/admin/amostras", fields);
  expect(html).toContain(`<b>${title}</b>`);
  expect(html).toContain(text);
});

test("nonsense is refused and logged, never an error page", async () => {
  app.expectErrors(/could not be changed/);
  for (const [path, title] of [
    ["/admin/galeria", "Erro ao excluir"],
    ["/admin/amostras", "Erro ao excluir"],
  ] as const)
    expect(await post(path, { intent: "remove", id: "não é um id" })).toContain(`<b>${title}</b>`);
});

test("the library's resource says where files are, only to those who keep the content", async () => {
  const ask = (who: string) =>
    fetch(`${app.url}/admin/midia/escolher?q=&pagina=1`, { headers: { cookie: who }, redirect: "manual" });
  const response = await ask(cookie);
  expect(await response.json()).toMatchObject({ files: [], total: 0, page: 1, pages: 1, folders: [] });
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect((await ask("")).status).toBe(302);
  expect((await ask(await app.signIn("simulator"))).status).toBe(302);
});
