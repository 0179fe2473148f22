import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withoutTable } from "#tests/support/database.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

/** The specification's messages of the contact page, the simulator's panel and the storage test, letter by letter. */
const LETTER = {
  form: "contact",
  name: "Ana Souza",
  email: "ana@exemplo.com.br",
  subject: "Tapete para a sala",
  message: "Procuro um tapete de 2 × 3 m, azul, se possível.",
  consent: "on",
};

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp();
  app.expectErrors(/could not be/);
  cookie = await app.signIn();
});
afterAll(() => app.stop());

async function post(path: string, fields: Record<string, string>, as = "") {
  const headers = { origin: app.url, accept: "text/html", ...(as && { cookie: as }) };
  const body = new URLSearchParams(fields);
  return (await fetch(app.url + path, { method: "POST", body, headers })).text();
}

/** What is read on the page: a form carries all its messages along in its attributes. */
const wordsOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, " ");

describe("contact", () => {
  test.each([
    ["name", "A", "Nome deve ter pelo menos 2 caracteres"],
    ["email", "ana", "Email inválido"],
    ["subject", "Oi", "Assunto deve ter pelo menos 3 caracteres"],
    ["message", "Quero um", "Mensagem deve ter pelo menos 10 caracteres"],
  ])("%s too short", async (name, value, message) => {
    expect(wordsOf(await post("/contato", { ...LETTER, [name]: value }))).toContain(message);
    expect(wordsOf(await post("/contato", LETTER))).not.toContain(message);
  });
  test("sent", async () => {
    expect(wordsOf(await post("/contato", LETTER))).toContain("Mensagem enviada com sucesso!");
  });
  test("not sent", () =>
    withoutTable(app, "messages", async () =>
      expect(wordsOf(await post("/contato", LETTER))).toContain("Erro ao enviar mensagem. Tente novamente."),
    ));
});

describe("rug registration", () => {
  test("something is missing", async () => {
    const page = wordsOf(await post("/simulador-admin", { intent: "save", name: "", price: "" }, cookie));
    expect(page).toContain("Campos obrigatórios");
    expect(page).toContain("Preencha todos os campos obrigatórios.");
  });
});

describe("storage test", () => {
  test("a file that is not there", async () => {
    const answer = await post("/storage-test.data", { url: "/files/site_assets/nada.png" }, cookie);
    expect(answer).toContain('"Erro ao excluir"');
  });
});
