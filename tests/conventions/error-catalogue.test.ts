import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { film } from "#tests/support/media-fixtures.ts";
import { withoutTable } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { ADMINISTRATOR, SIMULATOR_EDITOR } from "#tests/support/sign-in.ts";

/** Messages of the administration, exactly as in sections 5 and 8 of the specification. */
const NOBODY = "01a1fb9e-a970-7535-a786-604283140ed2";
const PICTURE = "/media/gal1.jpg";
const PICTURES = [PICTURE, "/media/gal2.jpg", "/media/gal3.jpg"];
const ATTEMPTS = 11;
const TOO_MANY_BYTES = String(50 * 1024 * 1024 + 1);

const app = openTestApp();
let cookie: string;
beforeAll(async () => {
  app.expectErrors(/could not be|cannot be|failed/i);
  cookie = await app.signIn();
});

type Fields = Record<string, string | string[]>;

function bodyOf(fields: Fields): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value);
  return body;
}

async function answerOf(path: string, body: BodyInit, as = cookie): Promise<string> {
  const headers = { origin: app.url, ...(as && { cookie: as }) };
  const response = await fetch(`${app.url}${path}.data`, {
    method: "POST",
    body,
    headers,
    redirect: "manual",
  });
  return response.text();
}

const send = (path: string, fields: Fields, as?: string) => answerOf(path, bodyOf(fields), as);
const read = async (path: string) => (await fetch(app.url + path, { headers: { cookie } })).text();

function says(result: string, ...messages: string[]) {
  for (const message of messages) expect(result).toContain(`"${message}"`);
}

async function follow(path: string, fields: Fields, as: string) {
  const headers = { origin: app.url, ...(as && { cookie: as }) };
  const sent = await fetch(app.url + path, {
    method: "POST",
    body: bodyOf(fields),
    headers,
    redirect: "manual",
  });
  // Of two cookies with one name the first counts.
  const cookies = [...sent.headers.getSetCookie().map((line) => line.split(";")[0]), as].filter(Boolean);
  const next = await fetch(app.url + (sent.headers.get("location") ?? ""), {
    headers: { cookie: cookies.join("; ") },
  });
  return { html: await next.text(), cookie: cookies.join("; ") };
}

const SIGN_IN = "/admin-login";
const signIn = (fields: Fields) => send(SIGN_IN, { form: "sign-in", ...fields }, "");

describe("sign-in", () => {
  test.each([
    ["an address that is none", { email: "dona", password: "x" }, "emailInvalid", "Insira um e-mail válido"],
    [
      "no password",
      { email: ADMINISTRATOR.email, password: "" },
      "passwordRequired",
      "A senha é obrigatória",
    ],
  ])("%s", async (_what, fields, name, message) => {
    says(await signIn(fields), name);
    const page = await fetch(app.url + SIGN_IN, {
      method: "POST",
      body: bodyOf({ form: "sign-in", ...fields }),
      headers: { origin: app.url },
    });
    expect(await page.text()).toContain(message);
  });

  test("a wrong password", async () => {
    const wrong = { ...ADMINISTRATOR, password: "outra-senha-qualquer" };
    says(await signIn(wrong), "Erro ao fazer login", "Credenciais inválidas ou usuário não autorizado");
  });

  test("somebody else", async () => says(await signIn(SIMULATOR_EDITOR), "Acesso não autorizado"));

  test("the service's own message", async () => {
    const guess = { email: "ninguem@urdume.test", password: "outra-senha-qualquer" };
    for (let attempt = 1; attempt < ATTEMPTS; attempt++) await signIn(guess);
    says(await signIn(guess), "Erro de autenticação");
  });

  test("an exception", () =>
    withoutTable(app, "users", async () => says(await signIn(ADMINISTRATOR), "Erro inesperado")));

  test("subscribing and unsubscribing", async () => {
    const welcomed = await follow(SIGN_IN, { form: "sign-in", ...ADMINISTRATOR }, "");
    expect(welcomed.html).toContain("Login realizado com sucesso");
    expect(welcomed.html).toContain("Bem-vindo ao painel administrativo.");
    const left = await follow("/admin-login/sair", { scope: "local" }, welcomed.cookie);
    expect(left.html).toContain("Sessão encerrada");
  });
});

describe("hero video", () => {
  const TAB = "/admin/video-principal";
  const VIDEO = { url: "https://vimeo.com/910000000" };
  const withFile = (content: BlobPart, name: string, type: string) => {
    const form = new FormData();
    form.append("url", "");
    form.append("file", new File([content], name, { type }));
    return form;
  };

  test("no address", async () =>
    says(await send(TAB, { url: "" }), "URL inválida", "Por favor, insira uma URL válida para o vídeo."));
  test("saved", async () => says(await send(TAB, VIDEO), "Vídeo atualizado"));
  test("not saved", () =>
    withoutTable(app, "content", async () =>
      says(
        await send(TAB, VIDEO),
        "Erro ao atualizar vídeo",
        "Ocorreu um erro ao atualizar o vídeo. Tente novamente.",
      ),
    ));
  test("another kind of file", async () =>
    says(
      await answerOf(TAB, withFile("palavras", "filme.txt", "text/plain")),
      "Formato de arquivo inválido",
      "Por favor, faça upload apenas de arquivos MP4.",
    ));
  test("a file that is too large", async () => {
    const response = await fetch(`${app.url}/admin/uploads`, {
      method: "POST",
      headers: {
        cookie,
        origin: app.url,
        "tus-resumable": "1.0.0",
        "upload-length": TOO_MANY_BYTES,
        "upload-metadata": `kind ${Buffer.from("heroVideo").toString("base64")}`,
      },
    });
    says(await response.text(), "Arquivo muito grande", "O tamanho máximo permitido é de 50MB.");
  });
  test("a file that could not be kept", () =>
    withoutTable(app, "media", async () => {
      const bytes = new Uint8Array(film());
      says(await answerOf(TAB, withFile(bytes, "filme.mp4", "video/mp4")), "Erro ao fazer upload");
    }));
});

describe("gallery", () => {
  const TAB = "/admin/galeria";
  const idsIn = (html: string) =>
    [...new Set(html.match(/name="id" value="[0-9a-f-]{36}"/g))].map((one) => one.slice(17, -1));
  const put = async (url: string) =>
    send(TAB, { intent: "picture", id: idsIn(await read(TAB))[1] ?? "", url });

  test("exchanged", async () => says(await put(PICTURE), "Imagem atualizada"));
  test("not exchanged", async () => says(await put("/files/video/nada.jpg"), "Erro ao fazer upload"));
  test("not deleted", async () => says(await send(TAB, { intent: "remove", id: NOBODY }), "Erro ao excluir"));
  test("order saved, then not saved, then a picture deleted", async () => {
    const ids = idsIn(await read(TAB));
    expect(ids.length).toBeGreaterThan(0);
    says(await send(TAB, { intent: "order", order: ids.join(",") }), "Configuração salva");
    await withoutTable(app, "content", async () =>
      says(
        await send(TAB, { intent: "order", order: ids.join(",") }),
        "Erro ao salvar",
        "Ocorreu um erro ao salvar a configuração da galeria.",
      ),
    );
    says(await send(TAB, { intent: "remove", id: ids[0] ?? "" }), "Imagem excluída");
  });
});

describe("samples", () => {
  const TAB = "/admin/amostras";
  const submit = (intent: string, fields: Fields = {}) => send(TAB, { intent, ...fields });
  const idIn = (result: string) => /"created","([0-9a-f-]{36})"/.exec(result)?.[1] ?? "";
  const MISSING = ["Nome obrigatório", "Por favor, insira um nome para a amostra."];

  test("a set from its name to its end", async () => {
    says(await submit("create", { name: " " }), ...MISSING);
    const created = await submit("create", { name: "Casa de praia" });
    says(created, "Amostra criada");
    const id = idIn(created);
    expect(id).not.toBe("");
    says(await submit("rename", { id, name: "" }), ...MISSING);
    says(await submit("rename", { id, name: "Casa de campo" }), "Amostra atualizada");
    says(await submit("addImages", { id, url: PICTURES }), "Imagens adicionadas");
    says(await submit("addImages", { id, url: "/files/video/nada.jpg" }), "Erro no upload");
    says(await submit("removeImages", { id }), "Nenhuma imagem selecionada");
    const page = await read(`${TAB}?amostra=${id}`);
    const images = [...page.matchAll(/id="move-([0-9a-f-]{36})"[^>]*aria-label="Mover Imagem/g)];
    const [one = "", two = "", three = ""] = images.map(([, image]) => image);
    expect(three).not.toBe("");
    says(await submit("removeImages", { id, image: one }), "Imagem excluída");
    says(await submit("removeImages", { id, image: [two, three] }), "Imagens excluídas");
    says(await submit("removeImages", { id, image: one }), "Erro ao excluir");
    says(await submit("remove", { id }), "Amostra excluída");
    says(await submit("remove", { id }), "Erro ao excluir");
    says(await submit("rename", { id, name: "De volta" }), "Erro ao atualizar");
  });
  test("nothing can be written or read", () =>
    withoutTable(app, "content", async () => {
      says(await submit("create", { name: "Sem tabela" }), "Erro ao criar");
      expect(await read(TAB)).toContain("Erro ao carregar");
    }));
});

describe.each(["/admin/destaques", "/admin/colecoes"])("products at %s", (tab) => {
  const fields = { title: "Fio d'água", imageUrl: PICTURE, active: "on" };

  test("the title, the picture, saved, and what is not there", async () => {
    says(await send(tab, { ...fields, title: " " }), "Campo obrigatório", "O título é obrigatório.");
    says(await send(tab, { ...fields, imageUrl: "/media/hero.mp4" }), "Formato inválido");
    expect((await follow(tab, fields, cookie)).html).toContain("Produto criado");
    says(await send(tab, { ...fields, id: NOBODY }), "Erro ao salvar");
    says(await send(tab, { intent: "remove", id: NOBODY }), "Erro ao excluir");
  });
  test("nothing can be written or read", () =>
    withoutTable(app, "content", async () => {
      says(await send(tab, fields), "Erro ao salvar");
      expect(await read(tab)).toContain("Erro ao carregar produtos");
    }));
});

test("every message of the catalogue stands among the texts, letter by letter", () => {
  const texts = globSync("app/**/*.texts.ts")
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const lacking = CATALOGUE.filter((message) => !texts.includes(`"${message}"`));
  expect(lacking).toEqual([]);
});

/** Messages that need a browser or another screen are tested there: storage test, panel, uploads. */
const CATALOGUE = [
  "Erro de autenticação",
  "Erro ao fazer login",
  "Erro inesperado",
  "Acesso não autorizado",
  "Vídeo carregado",
  "Erro ao fazer upload",
  "Alguns uploads falharam",
  "Erro no upload",
  "Nenhuma imagem válida encontrada",
  "Produto criado",
  "Produto atualizado",
  "Produto excluído",
  "Imagem carregada",
  "Erro ao carregar",
  "Erro ao carregar produtos",
  "Erro de inicialização",
  "Banco de dados inicializado",
  "Upload bem-sucedido",
  "Falha no upload",
  "Ocorreu um erro ao fazer upload dos arquivos.",
  "Arquivo excluído",
  "Tem certeza que deseja excluir este arquivo?",
  "Mensagem enviada com sucesso!",
  "Erro ao enviar mensagem. Tente novamente.",
  "Nome deve ter pelo menos 2 caracteres",
  "Email inválido",
  "Assunto deve ter pelo menos 3 caracteres",
  "Mensagem deve ter pelo menos 10 caracteres",
  "Campos obrigatórios",
  "Preencha todos os campos obrigatórios.",
];
