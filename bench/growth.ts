import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type pg from "pg";
import { connectToRunning } from "#app/platform/db/postgres/own-postgres.ts";
import { measureAfterEdit, type Waits } from "./after-edit.ts";
import { fillRugs } from "./fill-rugs.ts";
import { treeMemory } from "./memory.ts";
import { type Bench, cpuSeconds, median, startSite, treeCpuSeconds } from "./processes.ts";
import { signIn } from "./sign-in.ts";

/*
 * npm run bench:scale -- growth [--sizes 200,2000,20000] [--rounds 60] [--pages /admin]: cost of a page and of a
 * render by number of rugs, the wait of 200 visitors after an edit, and memory of application and database
 * together. Each round asks for another rug, so that what is kept in memory of one counts for nothing. Exits with 1
 * when a limit is exceeded.
 */
const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "200,2000,20000" },
    rounds: { type: "string", default: "60" },
    /** What their addresses begin with; visitors after an edit are left out then. */
    pages: { type: "string", default: "" },
  },
});
const sizes = options.sizes.split(",").map(Number);
const rounds = Number(options.rounds);
const COLLECTION = "premium";
const PRODUCTS_PER_PAGE = 30;
/** A claimed session is never answered from memory, so every request renders the page. */
const UNCACHED = "urdume.session_token=bench";

const WARM_UP_ROUNDS = 40;
const MOST_AFTER_EDIT_MS = 300;
const MOST_MB = 350;

type Page = { path: string; mostKb?: number; mostMs?: number; leastPerCpuSecond?: number; isAdmin?: true };

const PAGES: Page[] = [
  { path: "/principal-br", leastPerCpuSecond: 80 },
  { path: "/produtos/tapete-banco-RUG", leastPerCpuSecond: 120 },
  { path: "/en/produtos/tapete-banco-RUG" },
  { path: "/tapetes", leastPerCpuSecond: 80 },
  { path: "/tapetes?cor=azuis" },
  { path: "/amostra-de-cores", mostKb: 150 },
  { path: "/amostra-de-cores?cor=cfcd20", mostKb: 150 },
  { path: "/simulador", mostKb: 150 },
  { path: "/colecoes" },
  { path: `/colecoes/${COLLECTION}`, mostKb: 150 },
  { path: `/colecoes/${COLLECTION}?pagina=LAST`, mostKb: 150 },
  { path: "/busca?q=banco", mostKb: 150 },
  { path: "/en/busca?q=bench+rug", mostKb: 150 },
  { path: "/favoritos", mostKb: 150 },
  { path: "/designers" },
  { path: "/tapetes-geometricos" },
  { path: "/personalizados" },
  { path: "/rss.xml" },
  { path: "/sitemap.xml", mostMs: 100 },
  { path: "/sitemap.xml?parte=tapetes-1", mostMs: 100 },
  { path: "/admin", isAdmin: true },
  { path: "/admin/leads", mostMs: 100, isAdmin: true },
  { path: "/admin/tapetes?q=banco", mostMs: 100, isAdmin: true },
  { path: "/admin/tapetes?pagina=LAST", mostMs: 100, isAdmin: true },
  { path: "/admin/tapetes", mostMs: 100, isAdmin: true },
  { path: "/admin/colecoes", mostMs: 100, isAdmin: true },
  { path: "/admin/midia", mostMs: 100, isAdmin: true },
  { path: "/admin/historico", mostMs: 100, isAdmin: true },
  { path: "/simulador-admin", mostKb: 300, mostMs: 100, isAdmin: true },
];

const measured = PAGES.filter(({ path }) => path.startsWith(options.pages));

type Asked = Page & { cookie: string; at: (round: number) => string };
type Figures = { kb: number; firstMs: number; ms: number; perCpuSecond: number; databaseMs: number };

execFileSync(process.execPath, ["tools/build.mjs"], { stdio: ["ignore", 2, 2] });
const dataDir = mkdtempSync(join(tmpdir(), "urdume-growth-"));
const found = new Map<string, Figures[]>();
const visits: { calm: Waits; edited: Waits }[] = [];
const megabytes: number[] = [];
try {
  let filled = 0;
  for (const size of sizes) {
    console.error(`  ${size} rugs ...`);
    await withSite((_site, database) =>
      fillRugs(database, { first: filled + 1, last: size, collection: COLLECTION }),
    );
    filled = size;
    await withSite(async (site, database) => {
      let highest = 0;
      const weigh = () => {
        highest = Math.max(highest, treeMemory(site.pid).proportional);
      };
      const session = await signIn(site);
      const asked = measured.map((page) => ({
        ...page,
        cookie: page.isAdmin ? session : UNCACHED,
        at: (round: number) =>
          page.path
            .replace("LAST", String(Math.ceil(size / PRODUCTS_PER_PAGE)))
            .replace("RUG", String(1 + (round % size))),
      }));
      const firstMs = await warmUp(site, asked);
      for (const page of asked) {
        const figures = { ...(await measure(site, page)), firstMs: firstMs.get(page.path) ?? Number.NaN };
        found.set(page.path, [...(found.get(page.path) ?? []), figures]);
        console.error(`  ${size} rugs  ${lineOf(page, [figures])}`);
        weigh();
      }
      if (options.pages === "") visits.push(await measureAfterEdit(site, session, database));
      weigh();
      megabytes.push(highest);
    });
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

console.log(
  `With ${sizes.join(", ")} rugs: kB of an answer; ms of the first one and the median; answers per CPU-second of the application; CPU-ms of the database for an answer`,
);
for (const page of measured) console.log(lineOf(page, found.get(page.path) ?? []));
const say = (name: string, waits: Waits[]) => {
  const isLate = waits.some(({ refused, percentile95 }) => refused > 0 || percentile95 > MOST_AFTER_EDIT_MS);
  if (isLate) process.exitCode = 1;
  const parts = [
    name.padEnd(34),
    `503${column(waits, ({ refused }) => refused)}`,
    `95 of 100, ms ${column(waits, ({ percentile95 }) => percentile95)}`,
    `slowest ${column(waits, ({ slowest }) => slowest)}`,
  ];
  console.log(`${parts.join("  ")}${isLate ? "  !" : ""}`);
};
say(
  "200 visitors, all pages kept",
  visits.map(({ calm }) => calm),
);
say(
  "200 visitors after an edit",
  visits.map(({ edited }) => edited),
);
const isLarge = megabytes.some((one) => one > MOST_MB);
console.log(
  `${"memory, highest (PSS)".padEnd(34)}  MB ${column(megabytes, (one) => one)}${isLarge ? "  !" : ""}`,
);
if (isLarge) process.exitCode = 1;

/** With its own database, as an installation has it. */
async function withSite(work: (site: Bench, database: pg.ClientConfig) => Promise<void>): Promise<void> {
  const site = await startSite({ DATA_DIR: dataDir });
  const guest = connectToRunning(join(dataDir, "postgres"));
  try {
    await work(site, guest.connection);
  } finally {
    await guest.close();
    await site.stop();
  }
}

/** All pages in turn, as a server that has run for a while. Returns the milliseconds of each first answer. */
async function warmUp(site: Bench, pages: Asked[]): Promise<Map<string, number>> {
  const firstMs = new Map<string, number>();
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    for (const page of pages) {
      const { ms } = await ask(site, page, round);
      if (round === 0) firstMs.set(page.path, ms);
    }
  return firstMs;
}

async function measure(site: Bench, page: Asked): Promise<Omit<Figures, "firstMs">> {
  const [before, allBefore] = [cpuSeconds(site.pid), treeCpuSeconds(site.pid)];
  const times: number[] = [];
  const sizes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { ms, bytes } = await ask(site, page, WARM_UP_ROUNDS + round);
    times.push(ms);
    sizes.push(bytes);
  }
  const cpu = cpuSeconds(site.pid) - before;
  const database = treeCpuSeconds(site.pid) - allBefore - cpu;
  return {
    ...{ kb: Math.max(...sizes) / 1000, ms: median(times), perCpuSecond: rounds / cpu },
    databaseMs: (database / rounds) * 1000,
  };
}

async function ask(
  site: Bench,
  { at, cookie }: Asked,
  round: number,
): Promise<{ ms: number; bytes: number }> {
  const began = performance.now();
  const path = at(round);
  const response = await fetch(site.url + path, { headers: { cookie }, redirect: "manual" });
  const body = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return { ms: performance.now() - began, bytes: Buffer.byteLength(body) };
}

/** A page with its figures by size, its aims, and whether one was missed. */
function lineOf(page: Page, figures: Figures[]): string {
  const { path, mostKb, mostMs, leastPerCpuSecond } = page;
  const isOver = figures.some(
    ({ kb, ms, perCpuSecond }) =>
      kb > (mostKb ?? Infinity) || ms > (mostMs ?? Infinity) || perCpuSecond < (leastPerCpuSecond ?? 0),
  );
  if (isOver) process.exitCode = 1;
  const aims = [
    mostKb && `<= ${mostKb} kB`,
    mostMs && `<= ${mostMs} ms`,
    leastPerCpuSecond && `>= ${leastPerCpuSecond} per CPU-s`,
  ];
  const parts = [
    path.padEnd(34),
    `kB ${column(figures, ({ kb }) => kb)}`,
    `first ${column(figures, ({ firstMs }) => firstMs)}`,
    `ms ${column(figures, ({ ms }) => ms)}`,
    `per CPU-s ${column(figures, ({ perCpuSecond }) => perCpuSecond)}`,
    `database ${column(figures, ({ databaseMs }) => databaseMs)}`,
    aims.filter(Boolean).join(", "),
  ];
  return `${parts.join("  ")}${isOver ? "  !" : ""}`;
}

function column<T>(figures: T[], value: (one: T) => number): string {
  return figures.map((one) => String(Math.round(value(one))).padStart(6)).join("");
}
