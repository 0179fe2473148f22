import { beforeAll, describe, expect, test } from "vitest";
import { privateLines } from "#tests/support/private-log-lines.ts";
import { withoutTable } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";

/** Messages of the contact page, the simulator's panel and the storage test, exactly as specified. */
const MESSAGE = {
  form: "contact",
  name: "Ana Souza",
  email: "ana@exemplo.com.br",
  subject: "Tapete para a sala",
  message: "Procuro um tapete de 2 × 3 m, azul, se possível.",
  consent: "on",
};

const app = openTestApp();
let cookie: string;
beforeAll(async () => {
  app.expectErrors(/could not be|does not exist|Failed to get session/);
  cookie = await app.signIn();
});

async function post(path: string, fields: Record<string, string>, as = "") {
  const headers = { origin: app.url, accept: "text/html", ...(as && { cookie: as }) };
  const body = new URLSearchParams(fields);
  return (await fetch(app.url + path, { method: "POST", body, headers })).text();
}

/** Visible text only: a form has all its messages in attributes. */
const wordsOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, " ");

describe("contact", () => {
  test.each([
    ["name", "A", "Nome deve ter pelo menos 2 caracteres"],
    ["email", "ana", "Email inválido"],
    ["subject", "Oi", "Assunto deve ter pelo menos 3 caracteres"],
    ["message", "Quero um", "Mensagem deve ter pelo menos 10 caracteres"],
  ])("%s too short", async (name, value, message) => {
    expect(wordsOf(await post("/contato", { ...MESSAGE, [name]: value }))).toContain(message);
    expect(wordsOf(await post("/contato", MESSAGE))).not.toContain(message);
  });
  test("sent", async () => {
    expect(wordsOf(await post("/contato", MESSAGE))).toContain("Mensagem enviada com sucesso!");
  });
  test("not sent", () =>
    withoutTable(app, "messages", async () =>
      expect(wordsOf(await post("/contato", MESSAGE))).toContain("Erro ao enviar mensagem. Tente novamente."),
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
    const result = await post("/storage-test.data", { url: "/files/site_assets/nada.png" }, cookie);
    expect(result).toContain('"Erro ao excluir"');
  });
});

describe("the log of what fails", () => {
  const TOKEN = "nX2-uYlL0vVb8s_Tq1Z7wKfJ3hGdRcEo";
  const away = (table: string, ...work: (() => Promise<unknown>)[]) =>
    withoutTable(app, table, async () => {
      for (const action of work) await action();
    });
  const visit = (path: string) => fetch(app.url + path).then((response) => response.text());

  test("holds no word that anybody sent, no token and no hash", async () => {
    const quote = {
      form: "quote",
      name: "Bento Prado",
      reach: "11 98765-4321",
      size: "200 × 300 cm",
      consent: "on",
    };
    const subscription = { email: "leitora@exemplo.com.br", consent: "on" };
    const recovery = { email: ADMINISTRATOR.email };
    await away("messages", () => post("/contato", MESSAGE));
    await away("leads", () => post("/produtos/tapete-scallop", quote));
    await away(
      "newsletter_subscriptions",
      () => post("/newsletter", subscription),
      () => visit(`/newsletter/confirmar?token=${TOKEN}`),
      () => post("/newsletter/confirmar", { token: TOKEN }),
    );
    await away(
      "outbox_mails",
      () => post("/newsletter", subscription),
      () => post("/admin-login/recuperar", recovery),
    );
    for (const table of ["verifications", "sessions", "users", "credentials"])
      await away(
        table,
        () => post("/admin-login", { form: "sign-in", ...ADMINISTRATOR }),
        () => post("/admin-login/recuperar", recovery),
        () => post("/admin-login/nova-senha", { token: TOKEN, newPassword: "uma-senha-que-ninguem-tem" }),
        () => fetch(`${app.url}/admin/conta`, { headers: { cookie } }),
      );
    await away(
      "invitations",
      () => visit(`/convite/${TOKEN}`),
      () => post(`/convite/${TOKEN}`, { name: "Bento Prado" }),
    );
    await visit(`/nada/${TOKEN}?email=${MESSAGE.email}`);
    await visit(`/contato?${"x".repeat(9000)}`);

    const sent = [...Object.values(MESSAGE), ...Object.values(quote), ...Object.values(subscription)];
    const secrets = [...Object.values(ADMINISTRATOR), TOKEN, cookie.split("=")[1]?.slice(0, 20) ?? ""];
    const words = [...sent, ...secrets].filter((word) => word.length > 8);
    expect(app.logs().filter(({ level }) => level >= 50).length).toBeGreaterThan(8);
    expect(privateLines(app.logs(), words)).toEqual([]);
    expect(app.logs().filter(({ text }) => text.length > 8000 || !text.startsWith("{"))).toEqual([]);
  });
});
