import { readdir } from "node:fs/promises";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { attempts } from "#app/accounts/accounts.table.ts";
import { serveFile } from "#app/media/delivery/files.server.ts";
import { stagingFolder } from "#app/media/upload/staging.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { setMailStore } from "#app/platform/mail/queue-email.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { clearOrphans } from "#app/requests/attachment-orphans.server.ts";
import { leads } from "#app/requests/leads.table.ts";
import { storeMail } from "#app/requests/outbox/outbox.server.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { type Attachment, PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { answerOf, postOf } from "#tests/support/posted-forms.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { receiveMadeToMeasure } from "./made-to-measure.server.ts";

useTestDatabase();

beforeAll(() => setMailStore(storeMail));
beforeEach(async () => {
  for (const table of [leads, outboxMails, attempts]) await db().delete(table);
});

const request = {
  form: "made-to-measure",
  shape: "organic",
  width: "240",
  length: "340 cm",
  project: "Sala de jantar",
  name: "Ana Souza",
  reach: "ana@example.com",
  consent: "on",
};
const pdf = (end = "%%EOF\n") => Buffer.from(`%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n${end}`);
const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);

/** A field may have several files; an object has each name once. */
function send(fields: Record<string, string>, files: File[] = []) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append("files", file);
  return receiveMadeToMeasure(new Request("http://site/personalizados", { method: "POST", body })).then(
    answerOf,
  );
}

async function keptFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage().list(PRIVATE_BUCKET)) keys.push(key);
  return keys;
}

const staged = () => readdir(stagingFolder()).catch(() => []);

test("a request is a lead with its measures", async () => {
  const fields = postOf(request, { path: "/personalizados" });
  expect(answerOf(await receiveMadeToMeasure(fields))).toMatchObject({ state: "sent" });
  expect(await db().select().from(leads)).toMatchObject([
    {
      origin: "made-to-measure",
      carpetSize: "240 × 340 cm",
      message: "Sala de jantar",
      details: { shape: "organic", widthCentimetres: 240, lengthCentimetres: 340 },
    },
  ]);
});

test("a round rug has its diameter, whatever is left in the fields of other shapes", async () => {
  expect(await send({ ...request, shape: "round", diameter: "300" })).toMatchObject({
    state: "sent",
    confirmation: {
      facts: [
        { term: "Forma", value: "Redondo" },
        { term: "Medida", value: "Ø 300 cm" },
      ],
      next: ["Respondemos com desenho e preço em três dias úteis.", "A resposta vai para ana@example.com."],
    },
  });
  expect(await db().select().from(leads)).toMatchObject([
    {
      carpetSize: "Ø 300 cm",
      details: { shape: "round", widthCentimetres: 300, lengthCentimetres: 300 },
    },
  ]);
});

test("a round rug of more than four metres is refused beside its field", async () => {
  const { state, result } = await send({ ...request, shape: "round", diameter: "900" });
  expect({ state, error: result?.error }).toEqual({
    state: "refused",
    error: { diameter: ["roundTooLarge"] },
  });
  expect(await db().select().from(leads)).toEqual([]);
});

test.each([
  ["", "Forma: Redondo", "Respondemos com desenho e preço em três dias úteis."],
  ["/es", "Forma: Redonda", "Respondemos con dibujo y precio en tres días laborables."],
  ["/en", "Shape: Round", "We answer with a drawing and a price in three working days."],
])("in %s/ the mail says shape, size and the promise alone", async (prefix, shape, promise) => {
  const fields = { ...request, shape: "round", diameter: "300" };
  await receiveMadeToMeasure(postOf(fields, { path: `${prefix}/personalizados` }));
  const mail = (await db().select().from(outboxMails)).find(
    ({ recipient }) => recipient === "ana@example.com",
  );
  expect(mail?.text).toContain(shape);
  expect(mail?.text).toContain("Ø 300 cm");
  expect(mail?.text.split("\n")).toContain(promise);
});

test("sketches are kept in a private place that no address of the site leads to", async () => {
  const files = [fileOf(await picture("jpeg"), "../sala <1>.jpg"), fileOf(pdf(), "planta.pdf")];
  expect(await send(request, files)).toMatchObject({ state: "sent" });
  const [lead] = await db().select().from(leads);
  const attachments = lead?.details.attachments as Attachment[];
  expect(attachments).toMatchObject([
    { name: ".._sala _1_.jpg", contentType: "image/jpeg", bytes: files[0]?.size },
    { name: "planta.pdf", contentType: "application/pdf", bytes: files[1]?.size },
  ]);
  expect(await keptFiles()).toEqual(attachments.map(({ key }) => key).sort());
  for (const { key } of attachments) {
    const address = new Request(`http://site/files/${PRIVATE_BUCKET}/${key}`);
    expect((await serveFile(address, PRIVATE_BUCKET, key)).status).toBe(404);
  }
  expect((await db().select().from(outboxMails))[0]?.text).toContain("Arquivos anexados: 2");
  expect(await staged()).toEqual([]);
});

test("a long name of a file is cut between characters", async () => {
  const name = `${"𠮷".repeat(100)}${"a".repeat(39)}`;
  expect(await send(request, [fileOf(pdf(), `${name}.pdf`)])).toMatchObject({ state: "sent" });
  const [lead] = await db().select().from(leads);
  expect(lead?.details.attachments).toMatchObject([{ name: `${"𠮷".repeat(77)}${"a".repeat(39)}.pdf` }]);
});

describe("a file is refused beside its field, and nothing is left behind", () => {
  const cases: [string, () => Promise<File[]>, string][] = [
    [
      "a page that says it is a picture",
      async () => [fileOf(Buffer.from("<html>"), "a.jpg")],
      "fileWrongType",
    ],
    ["a film", async () => [fileOf(Buffer.from("\0\0\0\x18ftypmp42"), "a.mp4")], "fileWrongType"],
    ["a cut document", async () => [fileOf(pdf(""), "a.pdf")], "fileDamaged"],
    ["a document under a picture's name", async () => [fileOf(pdf(), "a.png")], "fileWrongType"],
    ["a cut picture", async () => [fileOf((await picture("jpeg")).subarray(0, 300), "a.jpg")], "fileDamaged"],
    ["an empty file", async () => [fileOf(Buffer.alloc(0), "a.png")], "fileDamaged"],
    ["more than 10 MB", async () => [fileOf(Buffer.alloc(10 * 1024 * 1024 + 1), "a.pdf")], "fileTooLarge"],
    [
      "a fourth file",
      async () => Array.from({ length: 4 }, (_, at) => fileOf(pdf(), `${at}.pdf`)),
      "tooManyFiles",
    ],
  ];
  test.each(cases)("%s", async (_, files, message) => {
    const before = await keptFiles();
    const response = await send(request, await files());
    expect(response).toMatchObject({ state: "refused", status: 200 });
    expect(response.result?.error).toEqual({ files: [message] });
    expect(response.result?.initialValue).toMatchObject({ project: "Sala de jantar", width: "240" });
    expect(await db().select().from(leads)).toEqual([]);
    expect(await keptFiles()).toEqual(before);
    expect(await staged()).toEqual([]);
  });
});

test("a second sending of the same leaves no second file", async () => {
  const sketch = async () => [fileOf(await picture("png"), "traço.png")];
  const before = (await keptFiles()).length;
  await send({ ...request, submissionKey: "a".repeat(32) }, await sketch());
  await send({ ...request, submissionKey: "a".repeat(32) }, await sketch());
  expect(await db().$count(leads)).toBe(1);
  expect(await keptFiles()).toHaveLength(before + 1);
});

test("a file that no lead names is removed after a day; the others stay", async () => {
  await send(request, [fileOf(pdf(), "planta.pdf")]);
  const [lead] = await db().select().from(leads);
  const [kept] = (lead?.details.attachments ?? []) as Attachment[];
  const key = "attachments/orphan.pdf";
  await storage().put(PRIVATE_BUCKET, key, pdf(), { contentType: "application/pdf" });
  await clearOrphans();
  expect(await keptFiles()).toContain(key);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 3_600_000 });
  await clearOrphans();
  vi.useRealTimers();
  expect(await keptFiles()).toEqual([kept?.key]);
});
