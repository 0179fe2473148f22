import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { receive } from "#tests/support/servers/shared-site.ts";
import { publicPages } from "./public-pages.ts";

const OTHERS = [
  ...["", "/es", "/en"].flatMap((language) => [
    `${language}/nao-existe-mesmo`,
    `${language}/colecoes/nao-existe-mesmo`,
    `${language}/newsletter`,
    `${language}/newsletter/confirmar?token=x`,
    `${language}/newsletter/sair?token=x`,
    `${language}/produtos/tapete-ocean-blue?largura=240&comprimento=330`,
    `${language}/produtos/tapete-studio-ryzi`,
    `${language}/colecoes/premium`,
    `${language}/curadoria?ano=2022`,
    `${language}/amostra-de-cores?cor=rosa`,
    `${language}/busca?q=azul`,
    `${language}/busca?q=nada-disso`,
  ]),
  "/admin-login",
  "/admin-login/recuperar",
];
/** Of CSS View Transitions Level 2, which the checker does not know. */
const UNKNOWN_RULE = "CSS: Unrecognized at-rule “@view-transition”";
const hasJava = spawnSync("java", ["-version"]).status === 0;

// Skipped without Java, which is not part of the product.
test.skipIf(!hasJava)(
  "the checker of the HTML standard (needs Java) finds no error in any page",
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "urdume-html-"));
    try {
      const addresses = await keepPages(folder);
      const messages = await check(folder);
      const faults = new Map<string, string>();
      for (const { url, message, extract } of messages) {
        if (message === UNKNOWN_RULE) continue;
        const at = Number(/(\d+)\.html$/.exec(url)?.[1]);
        if (!faults.has(message)) faults.set(message, `${addresses[at]}: ${message}\n    ${extract ?? ""}`);
      }
      expect(addresses.length).toBeGreaterThan(90);
      expect([...faults.values()]).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

/** File names are positions in the list of addresses. */
async function keepPages(folder: string): Promise<string[]> {
  const addresses = [...new Set([...(await publicPages()).map(({ path }) => path), ...OTHERS])];
  for (const [at, address] of addresses.entries()) {
    const { headers, text } = await receive(address);
    expect(headers["content-type"], address).toContain("text/html");
    writeFileSync(join(folder, `${at}.html`), text);
  }
  return addresses;
}

type Message = { url: string; message: string; extract?: string };

/** The checker exits with 1 and writes to stderr when it finds errors. */
function check(folder: string): Promise<Message[]> {
  const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
  // In a run of seconds the optimising compiler and parallel garbage collection take more time than they save.
  const forShortRun = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
  const args = [...forShortRun, "-Xss2m", "-jar", jar, "--errors-only", "--format", "json", folder];
  return new Promise((resolve, reject) => {
    execFile("java", args, { maxBuffer: 64 * 1024 * 1024 }, (error, _out, words) => {
      const from = words.indexOf("{");
      if (from < 0) reject(error ?? new Error(`The checker said: ${words}`));
      else resolve((JSON.parse(words.slice(from)) as { messages: Message[] }).messages);
    });
  });
}
