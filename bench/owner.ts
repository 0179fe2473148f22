import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { launchBrowser } from "./bytes.ts";
import { type Bench, startSite } from "./processes.ts";
import { ACCOUNT } from "./sign-in.ts";
import { SimulatedUser } from "./simulated-user.ts";
import { type Row, table } from "./table.ts";

// npm run bench:scale -- owner: a new rug with six pictures, three sizes and three languages, published; its clicks and seconds.
const AIM = { clicks: 25, seconds: 180 };
const PICTURES = 6;
const SEED_MEDIA = "db/seed/media";
const UPLOAD_TIMEOUT_MS = 120_000;

const WORDS = {
  Português: {
    name: "Maré Baixa",
    text: "A areia guarda o desenho da última onda. Lã e seda botânica, tear manual, feito sob medida.",
  },
  Espanhol: {
    name: "Marea Baja",
    text: "La arena guarda el dibujo de la última ola. Lana y seda botánica, telar manual, a medida.",
  },
  Inglês: {
    name: "Low Tide",
    text: "Sand keeps the drawing of the last wave. Wool and botanical silk, handwoven, made to measure.",
  },
};
const SIZES = [
  "Medida\tReais\tEuros",
  "1,70 × 2,40\t4.190\t790",
  "2,00 × 3,00\t5.890\t1.090",
  "2,50 × 3,50\t8.390\t1.590",
].join("\n");
const SIZES_SHOWN = ["170", "240", "250", "350"];
const SHOWN = { "": "Maré Baixa", "/es": "Marea Baja", "/en": "Low Tide" };

execFileSync(process.execPath, ["tools/build.mjs"], { stdio: ["ignore", 2, 2] });
const folder = mkdtempSync(join(tmpdir(), "urdume-pictures-"));
const site = await startSite();
const browser = await launchBrowser();
try {
  const pictures = await takePictures();
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.url });
  const page = await context.newPage();
  await signIn(page);
  const hand = new SimulatedUser(page);
  const began = performance.now();
  const waited = await addRug(hand, pictures);
  const machine = (performance.now() - began) / 1000;
  console.log(table([...rowsOf(hand, machine, waited), ...(await measureOwner(site, waited.slug))]));
  if (hand.clicks > AIM.clicks || hand.personSeconds > AIM.seconds) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
  rmSync(site.dataDir, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

async function takePictures(): Promise<string[]> {
  const sources = readdirSync(SEED_MEDIA).filter((name) => name.endsWith(".jpg"));
  return Promise.all(
    sources.slice(0, PICTURES).map(async (name, at) => {
      const file = join(folder, `mare-baixa-${at + 1}.jpg`);
      await sharp(join(SEED_MEDIA, name)).modulate({ hue: 40 }).jpeg({ quality: 90 }).toFile(file);
      return file;
    }),
  );
}

async function signIn(page: Page) {
  await page.goto("/admin-login");
  await page.getByLabel("E-mail").fill(ACCOUNT.email);
  await page.getByLabel("Senha", { exact: true }).fill(ACCOUNT.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL("**/admin");
  await page.getByText("Login realizado com sucesso").waitFor();
}

type Waited = { uploads: number; save: number; slug: string };

async function addRug(hand: SimulatedUser, pictures: string[]): Promise<Waited> {
  const { page } = hand;
  await hand.click(page.getByRole("navigation", { name: "Painel" }).getByRole("link", { name: "Tapetes" }));
  await hand.click(page.getByRole("link", { name: "Novo tapete" }));
  await hand.waitFor(() => page.getByRole("heading", { level: 2, name: "Novo tapete" }).waitFor());
  await hand.chooseFiles(page.getByText("Enviar arquivos"), pictures);

  for (const [language, { name, text }] of Object.entries(WORDS)) {
    if (language !== "Português") await hand.click(page.getByRole("radio", { name: language }));
    await hand.click(page.getByLabel(/^Nome/).locator("visible=true"));
    await hand.type(name);
    await hand.click(page.getByLabel(/^Descrição/).locator("visible=true"));
    await hand.paste(text);
  }

  await hand.click(page.locator("input[name='sizes[0].width']"));
  await hand.paste(SIZES);
  await hand.click(page.getByRole("button", { name: "Usar 3 medidas" }));
  const collection = page.getByRole("combobox", { name: "Coleção" });
  await hand.click(collection);
  await hand.press("ArrowDown");
  await hand.press("Enter");

  const uploads = await hand.waitFor(() => untilUploaded(page));
  await hand.click(page.getByRole("button", { name: "Salvar", exact: true }));
  const save = await hand.waitFor(() => page.getByText("Produto criado").waitFor());
  const slug = await page.getByLabel("Endereço da página").inputValue();
  return { uploads, save, slug };
}

async function untilUploaded(page: Page) {
  await page.waitForFunction(
    (count) => document.querySelectorAll("input[name=images]:not([value=''])").length === count,
    PICTURES,
    { timeout: UPLOAD_TIMEOUT_MS },
  );
}

function rowsOf(hand: SimulatedUser, machine: number, waited: Waited): Row[] {
  return [
    { what: "clicks, with those in the system's file dialog", found: hand.clicks, aim: String(AIM.clicks) },
    { what: "keys typed", found: hand.keys, aim: "" },
    { what: "passages pasted", found: hand.pastes, aim: "" },
    {
      what: "seconds, a person (keystroke-level model)",
      found: hand.personSeconds.toFixed(0),
      aim: String(AIM.seconds),
    },
    { what: "seconds, this script", found: machine.toFixed(1), aim: "" },
    { what: "    waiting for six uploads after the typing", found: waited.uploads.toFixed(1), aim: "" },
    { what: "    waiting for the save", found: waited.save.toFixed(2), aim: "" },
  ];
}

async function measureOwner({ url }: Bench, slug: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [prefix, name] of Object.entries(SHOWN)) {
    const path = `${prefix}/produtos/${slug}`;
    const response = await fetch(url + path);
    const html = await response.text();
    const isThere = response.ok && html.includes(name) && SIZES_SHOWN.every((size) => html.includes(size));
    rows.push({
      what: `${path} shows "${name}"`,
      found: isThere ? "yes" : `no, ${response.status}`,
      aim: "yes",
    });
    if (!isThere) process.exitCode = 1;
  }
  return rows;
}
