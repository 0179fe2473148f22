import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { readSheet } from "read-excel-file/node";
import sharp from "sharp";
import { extract } from "tar-stream";
import { beforeAll, describe, expect, test } from "vitest";
import { SIGN_IN_ATTEMPTS_PER_ACCOUNT } from "#app/accounts/accounts.rules.ts";
import { csvOf, importer } from "#tests/support/importer.ts";
import { newOwner, noticesOf } from "#tests/support/owner.ts";
import { keepFewFiles } from "#tests/support/servers/few-files.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";
import { zipOf } from "#tests/support/zip.ts";
import { REASON_TITLE } from "./cells.rules.ts";
import { importExportTexts } from "./import-export.texts.ts";

const app = openTestApp();
let owner: ReturnType<typeof importer>;
let lua: Buffer;
let areia: Buffer;

beforeAll(async () => {
  owner = importer(app, await app.signIn());
  [lua, areia] = await Promise.all([picture(1), picture(2)]);
});

async function picture(seed: number): Promise<Buffer> {
  return sharp({
    create: { width: 40 + seed, height: 30, channels: 3, background: { r: seed, g: 90, b: 60 } },
  })
    .png()
    .toBuffer();
}

const { detail, failures } = importExportTexts;

test("a sheet is shown line by line, written when it is confirmed, and undone", async () => {
  const sheet = csvOf([
    "endereço;nome;nome (inglês);medidas;situação;cor preferida",
    "tapete-planilha;Tapete da planilha;Sheet rug;2,00x3,00=4190|790;no site;azul",
    "tapete-ocean-blue;Ocean Blue;;;;",
  ]);
  const [path, shown] = await owner.read("catalogue", { sheet: ["tapetes.csv", sheet] });
  expect(shown).toContain(detail.readyLead);
  expect(shown).toContain("cor preferida");
  expect(shown).toContain("2,00x3,00=4190|790");
  expect((await owner.get("/produtos/tapete-planilha")).status).toBe(404);

  await owner.submit(path, "confirm");
  await owner.until(path, detail.undo);
  const page = await (await owner.get("/en/produtos/tapete-planilha", "")).text();
  expect(page).toContain("Sheet rug");

  await owner.submit(path, "undo");
  await owner.until(path, detail.undoneLead);
  expect((await owner.get("/produtos/tapete-planilha", "")).status).toBe(404);
  expect(await (await owner.submit(path, "undo")).text()).not.toContain(
    importExportTexts.toasts.undone.title,
  );
});

test("one wrong line keeps everything out, and is named with its number and its reason", async () => {
  const sheet = csvOf(["nome;medidas", "Bom;2x3=10", "Ruim;dois por três"]);
  const [path, shown] = await owner.read("catalogue", { sheet: ["tapetes.csv", sheet] });
  expect(shown).toContain(detail.refusedLead(1));
  expect(shown).toContain(detail.line(3));
  expect(shown).not.toContain(detail.confirm(1));
  await owner.submit(path, "confirm");
  expect((await owner.get("/produtos/tapete-bom")).status).toBe(404);
  const only = await (await owner.get(`${path}?situacao=recusadas`)).text();
  expect(only).toContain("Ruim");
  expect(only).not.toContain(">Bom<");
});

test("only the good lines are written when that is asked for; the others go back with their reasons", async () => {
  const lines = [
    "nome;medidas;tapetes relacionados;situação",
    "Certo;2x3=10;;no site",
    "Torto;dois por três;;no site",
    "Ligado;2x3=10;tapete-torto;no site",
  ];
  const [path, shown] = await owner.read("catalogue", { sheet: ["tapetes.csv", csvOf(lines)] });
  expect(shown).toContain(detail.refusedLead(2));
  expect(shown).toContain(detail.confirmGood(1));
  const sheet = await owner.get(`${path}/recusadas`);
  const rows = await readSheet(Buffer.from(await sheet.arrayBuffer()));
  expect(rows.map((row) => row.map((cell) => String(cell ?? "")))).toEqual([
    [...(lines[0] ?? "").split(";"), REASON_TITLE],
    [...(lines[2] ?? "").split(";"), expect.stringContaining("não foi entendido")],
    [...(lines[3] ?? "").split(";"), expect.stringContaining("está em uma linha recusada")],
  ]);

  await owner.submit(path, "confirmGood");
  expect(await owner.until(path, detail.undo)).toContain(detail.doneLead(1, 2));
  const statusOf = async (name: string) => (await owner.get(`/produtos/tapete-${name}`, "")).status;
  expect(await Promise.all(["certo", "torto", "ligado"].map(statusOf))).toEqual([200, 404, 404]);
  await owner.submit(path, "undo");
  await owner.until(path, detail.undoneLead);
  expect(await statusOf("certo")).toBe(404);

  const corrected = csvOf([`${lines[0]};${REASON_TITLE}`, "Torto;2x3=10;;no site;não foi entendido"]);
  const [, again] = await owner.read("catalogue", { sheet: ["recusadas.csv", corrected] });
  expect(again).toContain(detail.notes(REASON_TITLE));
  expect(again).toContain(detail.confirm(1));
});

test("an import that is called off writes nothing, and no more can be done with it", async () => {
  const [path] = await owner.read("catalogue", { sheet: ["a.csv", csvOf(["nome", "Cancelado"])] });
  await owner.submit(path, "cancel");
  expect(await (await owner.get(path)).text()).toContain(detail.cancelledLead);
  await owner.submit(path, "confirm");
  expect((await owner.get("/produtos/tapete-cancelado")).status).toBe(404);
});

test("what changed since it was read is not written over", async () => {
  const sheet = csvOf(["endereço;nome", "tapete-disputado;Disputado"]);
  const [first] = await owner.read("catalogue", { sheet: ["a.csv", sheet] });
  const [second] = await owner.read("catalogue", { sheet: ["a.csv", sheet] });
  await owner.submit(first, "confirm");
  await owner.until(first, detail.undo);
  await owner.submit(second, "confirm");
  const html = await owner.until(second, "mudou desde");
  expect(html).toContain("tapete-disputado");
});

describe("pictures", () => {
  test("find their rugs by name, are inspected like every upload, and are not stored twice", async () => {
    const sheet = csvOf(["endereço;nome;imagens;situação", "tapete-retrato;Retrato;capa.png;no site"]);
    const pictures = await zipOf([
      { name: "fotos/capa.png", bytes: lua },
      { name: "tapete-retrato-2.png", bytes: areia },
      { name: "__MACOSX/._capa.png", bytes: Buffer.from("x") },
    ]);
    const [path, shown] = await owner.read("catalogue", {
      sheet: ["a.csv", sheet],
      pictures: ["f.zip", pictures],
    });
    expect(shown).toContain("fotos/capa.png; tapete-retrato-2.png");
    await owner.submit(path, "confirm");
    const done = await owner.until(path, detail.undo);
    const stored = [...done.matchAll(/\/files\/site_assets\/products\/\w+\.png/g)].map(([url]) => url);
    expect(new Set(stored).size).toBe(2);
    for (const url of new Set(stored)) expect((await owner.get(url, "")).status).toBe(200);

    const [again, html] = await owner.read("catalogue", {
      pictures: ["f.zip", await zipOf([{ name: "tapete-retrato-9.png", bytes: areia }])],
    });
    expect(html).toContain(detail.nothingLead);
    expect(again).not.toBe(path);
  });

  test("that are none, or of no rug, are refused beside their name", async () => {
    const pictures = await zipOf([
      { name: "tapete-ocean-blue.png", bytes: Buffer.from("not a picture at all") },
      { name: "sem-dono.png", bytes: lua },
    ]);
    const [, shown] = await owner.read("catalogue", { pictures: ["f.zip", pictures] });
    expect(shown).toContain(detail.refusedLead(2));
    expect(shown).toContain("sem-dono.png");
  });
});

test.each([
  ["pagina.xls", "<html><table></table></html>", failures.sheet.foreign],
  ["vazia.csv", "endereço;nome\r\n", failures.empty],
  ["outra.csv", "a;b\r\n1;2\r\n", failures.heading.catalogue],
  ["aspas-abertas.csv", 'nome;descrição\r\nUm;"sem fim\r\nDois;outra\r\n', failures.sheet.quotes("2")],
])("%s is refused with words", async (name, content, words) => {
  const [, shown] = await owner.read("catalogue", { sheet: [name, content] });
  expect(shown).toContain(words);
});

test("texts go out and come back with only what a translator changed", async () => {
  const csv = await (await owner.get("/admin/importar-exportar/exportar/textos?formato=csv")).text();
  const key = /^"?(settings\/home\.hero\/[^;"]+)/m.exec(csv)?.[1] ?? "";
  expect(key).not.toBe("");
  const sheet = csvOf(["chave;inglês", `${key};Translated by hand`]);
  const [path, shown] = await owner.read("texts", { sheet: ["textos.csv", sheet] });
  expect(shown).toContain("Translated by hand");
  await owner.submit(path, "confirm");
  await owner.until(path, detail.undo);
  const after = await (await owner.get("/admin/importar-exportar/exportar/textos?formato=csv")).text();
  const differing = after.split("\r\n").filter((line) => !csv.includes(line));
  expect(differing).toHaveLength(1);
  expect(differing[0]).toContain("Translated by hand");
});

test("whoever may not see people imports the catalogue, and no leads", async () => {
  const kindsFor = async (session?: string) => {
    const html = await (await owner.get("/admin/importar-exportar", session)).text();
    return [...html.matchAll(/<input[^>]*name="kind"[^>]*>/g)].map(
      ([input]) => /value="(\w+)"/.exec(input)?.[1],
    );
  };
  expect(await kindsFor()).toEqual(expect.arrayContaining(["catalogue", "leads"]));
  const kinds = await kindsFor(await app.signIn("editor"));
  expect(kinds).toContain("catalogue");
  expect(kinds).not.toContain("leads");
});

test("the catalogue and its example are handed out in both formats, and nothing that is no list", async () => {
  for (const what of ["catalogo", "modelo"])
    for (const format of ["csv", "xlsx"]) {
      const response = await owner.get(`/admin/importar-exportar/exportar/${what}?formato=${format}`);
      expect([what, response.status]).toEqual([what, 200]);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
  expect((await owner.get("/admin/importar-exportar/exportar/usuarios")).status).toBe(404);
});

const askForEverything = (password: string) =>
  owner.post("/admin/importar-exportar/tudo", new URLSearchParams({ password }));

test("everything goes out as one archive for the password only, and without secrets", async () => {
  await keepFewFiles(app);
  expect((await askForEverything("wrong")).status).toBe(303);
  const response = await askForEverything(ADMINISTRATOR.password);
  expect(response.headers.get("content-type")).toBe("application/gzip");
  const names: string[] = [];
  const entries = extract();
  Readable.fromWeb(response.body as never)
    .pipe(createGunzip())
    .pipe(entries);
  for await (const entry of entries) {
    names.push(entry.header.name);
    if (entry.header.name.includes("newsletter_sub")) expect(await text(entry)).not.toContain("token");
    entry.resume();
  }
  expect(names).toContain("tabelas/products.csv");
  expect(names.some((name) => name.startsWith("arquivos/site_assets/"))).toBe(true);
  expect(
    names.filter((name) => /sessions|credentials|second_factors|passkeys|push_devices/.test(name)),
  ).toEqual([]);
});

test("after too many wrong passwords it reports that, and when the next one is taken", async () => {
  const owner = await newOwner(app);
  const send = (password: string) =>
    owner.post("/admin/importar-exportar/tudo", { password, "senha-de": "baixar-tudo" });
  expect(noticesOf(await send("wrong")), "without script").toContain("Senha incorreta");
  for (let guess = 1; guess < SIGN_IN_ATTEMPTS_PER_ACCOUNT; guess += 1) await askForEverything("wrong");
  const notice = noticesOf(await send(ADMINISTRATOR.password));
  expect(notice).toMatch(/Muitas tentativas .* A senha volta a ser aceita (às \d+h\d\d|em \d+ \w+ \d{4})\./);
  expect(notice).not.toContain("Senha incorreta");
});
