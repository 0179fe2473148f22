import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type SmtpServer, startSmtpServer } from "#tests/support/servers/smtp-server.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import { FILE_CHECKS_PER_ADDRESS, REFUSALS_PER_ADDRESS } from "./submissions.rules.ts";

const WITHIN = { timeout: 20_000, interval: 200 };

let app: TestApp;
let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await startTestApp({ env: { SMTP_URL: smtp.url, TRUSTED_PROXY: "1" } });
}, 120_000);
afterAll(async () => {
  await app.stop();
  await smtp.stop();
});

const PAGES: { path: string; form: string; fields: Record<string, string> }[] = [
  {
    path: "/contato",
    form: "contact",
    fields: { name: "Ana", email: "ana@example.com", subject: "Tapete", message: "Procuro um tapete azul." },
  },
  {
    path: "/personalizados",
    form: "made-to-measure",
    fields: { shape: "round", diameter: "240", name: "Ana", reach: "ana@example.com" },
  },
  {
    path: "/acesso-exclusivo",
    form: "exclusive-access",
    fields: {
      profession: "shop",
      name: "Ana",
      company: "Casa",
      email: "ana@example.com",
      whatsapp: "11 90000-0000",
      city: "Recife",
    },
  },
  {
    path: "/produtos/tapete-scallop",
    form: "quote",
    fields: { name: "Ana", reach: "ana@example.com", size: "200 × 300 cm" },
  },
  {
    path: "/produtos/tapete-scallop",
    form: "sample",
    fields: { name: "Ana", reach: "11 90000-0000", address: "Rua do Tear, 190" },
  },
  {
    path: "/amostra-de-cores",
    form: "swatches",
    fields: { name: "Ana", reach: "11 90000-0000", address: "Rua do Tear, 190" },
  },
];
const LANGUAGES = [
  { prefix: "", sent: "Mensagem enviada com sucesso!", short: "Nome deve ter pelo menos 2 caracteres" },
  {
    prefix: "/es",
    sent: "¡Mensaje enviado correctamente!",
    short: "El nombre debe tener al menos 2 caracteres",
  },
  { prefix: "/en", sent: "Message sent!", short: "The name must have at least 2 characters" },
];

const SAMPLE_SENT = ["Pedido de amostra enviado", "Solicitud de muestra enviada", "Sample request sent"];
const CONFIRMED: Record<string, string[]> = {
  quote: ["Pedido de orçamento enviado", "Solicitud de presupuesto enviada", "Quote request sent"],
  sample: SAMPLE_SENT,
  swatches: SAMPLE_SENT,
  "made-to-measure": [
    "Pedido sob medida enviado",
    "Solicitud a medida enviada",
    "Made-to-measure request sent",
  ],
  "exclusive-access": ["Pedido de acesso enviado", "Solicitud de acceso enviada", "Access request sent"],
};

let visitor = 0;
function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  visitor += 1;
  return fetch(app.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "x-forwarded-for": `198.51.100.${visitor}`, ...headers },
  });
}

const visible = (html: string) => html.replace(/ data-(?:props|answer)="[^"]*"/g, "");

describe.each(PAGES)("$form at $path", ({ path, form, fields }) => {
  test.each(LANGUAGES)(
    "in $prefix/ answers without script, in its language",
    async ({ prefix, sent, short }) => {
      const refused = await post(prefix + path, { form, ...fields, name: "Z", consent: "on" });
      expect(refused.status).toBe(200);
      const page = visible(await refused.text());
      expect(page).toContain(short);
      expect(page).toMatch(/name="name"[^>]*value="Z"|value="Z"[^>]*name="name"/);
      const thanked =
        CONFIRMED[form]?.[LANGUAGES.findIndex((language) => language.prefix === prefix)] ?? sent;
      expect(page).not.toContain(thanked);
      const taken = await post(prefix + path, { form, ...fields, consent: "on" });
      expect(taken.status).toBe(200);
      const thanks = visible(await taken.text());
      expect(thanks).toContain(thanked);
      if (form !== "contact") expect(thanks).not.toContain(sent);
      expect(thanks).not.toContain('value="Ana"');
    },
  );

  test("is the same page for everybody before and after", async () => {
    const before = await fetch(app.url + path);
    const first = await before.text();
    const response = await post(path, { form, ...fields, name: "Visitante Único", consent: "" });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.text()).toContain("Visitante Único");
    const after = await fetch(app.url + path);
    expect(after.headers.get("etag")).toBe(before.headers.get("etag"));
    expect(await after.text()).toBe(first);
    expect(first).not.toMatch(/submissionKey|openForMs/);
  });

  test("is not taken from another site's page", async () => {
    const response = await post(path, { form, ...fields, consent: "on" }, { origin: "https://evil.example" });
    expect(response.status).toBe(403);
  });
});

describe("a form that its page does not show any more", () => {
  const fields = { name: "Ana", reach: "11 90000-0000", address: "Rua do Tear, 190", consent: "on" };

  test.each([
    ["quote", "/produtos/ocean-blue"],
    ["quote", "/produtos/tapete-ressaca"],
    ["sample", "/es/produtos/tapete-ressaca"],
    ["quote", "/en/produtos/nenhum"],
    ["sample", "/amostra-de-cores?cor=nenhuma"],
  ])("%s, sent to %s, is answered with what became of it", async (form, path) => {
    const response = await post(path, { form, ...fields });
    expect(response.status).toBe(200);
    const page = await response.text();
    const answers = [...page.matchAll(/ id="form-(\w+)"[^>]* data-answer="([^"]*)"/g)];
    expect(answers.map(([, name]) => name)).toEqual([form]);
    expect(answers[0]?.[2]).toContain("state&quot;:&quot;sent");
    const language = LANGUAGES.findLastIndex(({ prefix }) => path.startsWith(prefix));
    expect(visible(page)).toContain(`>${CONFIRMED[form]?.[language]}<`);
  });

  test("is sent again where the rug has another address, and not kept before", async () => {
    const body = new URLSearchParams({ form: "quote", ...fields });
    const path = "/en/produtos/ocean-blue?medida=200x300";
    const response = await fetch(app.url + path, { method: "POST", body, redirect: "manual" });
    const to = "/en/produtos/tapete-ocean-blue?medida=200x300";
    expect([response.status, response.headers.get("location")]).toEqual([307, to]);
  });
});

test("what was sent reaches the company's mailbox, and an answer reaches the sender", async () => {
  await post("/contato", {
    form: "contact",
    ...PAGES[0]?.fields,
    subject: "Pergunta única",
    consent: "on",
  });
  const mail = await vi.waitFor(() => {
    const found = smtp.received.find(({ body }) => /Pergunta_?.*nica/.test(body));
    if (!found) throw new Error("not there yet");
    return found;
  }, WITHIN);
  expect(mail.to).toBe("contato@urdume.example");
  expect(mail.body).toMatch(/^Reply-To: ana@example\.com/im);
});

test("a subscriber leaves by the one click of a mail program", async () => {
  await post("/newsletter", { email: "bia@example.com" });
  const mail = await vi.waitFor(() => {
    const found = smtp.received.find(({ to }) => to === "bia@example.com");
    if (!found) throw new Error("not there yet");
    return found;
  }, WITHIN);
  expect(mail.body).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const link = /^List-Unsubscribe: <([^>]+)>/m.exec(mail.body.replace(/\r\n\s+/g, " "))?.[1] ?? "";
  const oneClick = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
  const left = await fetch(link, { ...oneClick, redirect: "error" });
  expect(left.status).toBe(200);
  expect((await fetch(link.replace(/token=.*/, "token=unknown"), oneClick)).status).toBe(410);
});

test("a program that fills in the newsletter's invisible field is thanked and gets no mail", async () => {
  const response = await post("/newsletter", {
    email: "program@example.com",
    homepage: "http://spam.example",
  });
  expect(response.status).toBe(200);
  expect(smtp.received.some(({ to }) => to === "program@example.com")).toBe(false);
});

test("private files have no address", async () => {
  for (const path of ["/files/private_files/attachments/a.pdf", "/files/site_assets/../private_files/a.pdf"])
    expect((await fetch(app.url + path)).status).toBe(404);
});

test("whoever has file after file looked into is stopped, though every form is refused", async () => {
  const send = async () => {
    const body = new FormData();
    body.set("form", "made-to-measure");
    body.set("files", new File(["%PDF-1.7 cut short"], "croqui.pdf"));
    const headers = { "x-forwarded-for": "203.0.113.77" };
    return (await fetch(`${app.url}/personalizados`, { method: "POST", body, headers })).status;
  };
  for (let sent = 0; sent < FILE_CHECKS_PER_ADDRESS; sent += 1) expect(await send()).toBe(200);
  expect(await send()).toBe(429);
}, 60_000);

test("whoever sends wrong fields again and again gets a small page, and is taken once they are right", async () => {
  const headers = { "x-forwarded-for": "203.0.113.78" };
  const ask = (fields: Record<string, string>) =>
    post("/en/contato", { form: "contact", ...fields }, headers);
  for (let sent = 0; sent < REFUSALS_PER_ADDRESS; sent += 1) expect((await ask({})).status).toBe(200);
  const stopped = await ask({});
  expect(stopped.status).toBe(429);
  const page = await stopped.text();
  expect(page).toContain("Too many attempts in a short time");
  expect(page.length).toBeLessThan(2000);
  expect((await ask({ ...PAGES[0]?.fields, consent: "on" })).status).toBe(200);
}, 60_000);
