import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { certificateFingerprint, makeCertificate, startTlsProxy } from "#tests/support/servers/tls-proxy.ts";
import { freePort } from "../tools/postgres.ts";
import { median, startSite } from "./processes.ts";
import { signIn } from "./sign-in.ts";
import { type Row, table } from "./table.ts";

/*
 * npm run bench -- admin [--slowdown N] [ROUNDS] [FOLDER ...]: how soon a phone can use screens of the administration, opened by their
 * address and by a tap on a link of another screen. With folders of built versions these are measured in turns. SCREENS
 * names others.
 */
const PHONE = { width: 390, height: 844 };
/** Bytes a second, milliseconds. */
const SLOW_4G = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150, offline: false };
/** The browser keeps compiled scripts some time after a page has loaded, at the second visit; counted after five seconds. */
const REST_MS = 7000;
/** The second writes the compiled scripts, where the browser keeps any; an owner has the third every day. */
const VISITS = ["cold", "second visit", "third visit"];
/** What the page calls once it is hydrated. */
const REPORT = "reportHydration";
/** Links of the bar below, and of a list; tapped one after another, twice around. */
const TAPS = ["/admin/leads", "/admin/tapetes", "/admin/tapetes/*", "/admin/midia", "/admin"];
const AIMS = { usable: ["3", "1", "1"], paint: "1.5", requests: "40" };
const SCREENS = process.env.SCREENS?.split(" ") ?? [
  "/admin",
  "/admin/leads",
  "/admin/paginas",
  "/admin/tapetes",
  "/admin/tapetes/*",
  "/admin/midia",
  "/admin/colecoes",
  "/admin/galeria",
  "/admin/configuracoes/contato",
  "/admin/configuracoes/pagina-principal",
  "/admin/paginas/nossa-historia",
];

type Visit = {
  /** Milliseconds since the page was asked for. */
  paint: number;
  usable: number;
  /** Milliseconds of the page's thread until then; busy neighbours do not lengthen them. */
  thread: number;
  requests: number;
  /** Compressed script, kB. */
  script: number;
};
type Site = { name: string; url: string; cookie: string; stop(): Promise<void> };

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { slowdown: { type: "string", default: "4" } },
});
const [rounds = "2", ...folders] = positionals;
/** Times that the phone is slower than this machine; as in Lighthouse 4, or 2 where its index is below 1500. */
const SLOWER = Number(options.slowdown);
const run = mkdtempSync(join(tmpdir(), "urdume-bench-tls-"));
process.env.TEST_RUN_DIR = run;
makeCertificate(run);
const home = process.cwd();
const sites: Site[] = [];
try {
  for (const folder of folders.length > 0 ? folders : [home]) sites.push(await startBehindTls(folder));
  console.log(
    `A phone ${SLOWER} times slower than this machine, index ${await benchmarkIndex()} in Lighthouse.`,
  );
  console.log(table(await measureTaps()));
  for (const screen of SCREENS) console.log(table(await measure(screen)));
} finally {
  for (const { stop } of sites) await stop();
  rmSync(run, { recursive: true, force: true });
}

/** Lighthouse's measure of a machine's processor. */
async function benchmarkIndex(): Promise<number> {
  const [site] = sites;
  let found = Number.NaN;
  if (site)
    await withBrowser(site, async (context) => {
      const page = await context.newPage();
      found = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    });
  return found;
}

async function startBehindTls(folder: string): Promise<Site> {
  const port = await freePort();
  const proxy = await startTlsProxy(port);
  process.chdir(folder);
  const site = await startSite({
    PORT: String(port),
    PUBLIC_URL: proxy.url,
    TRUSTED_PROXY: "1",
    SEED: "demo",
  });
  process.chdir(home);
  const cookie = await signIn(proxy);
  const stop = async () => {
    await site.stop();
    await proxy.stop();
    rmSync(site.dataDir, { recursive: true, force: true });
  };
  return { name: basename(folder), url: proxy.url, cookie, stop };
}

async function measure(screen: string): Promise<Row[]> {
  const visits = sites.map(() => VISITS.map((): Visit[] => []));
  for (let round = 0; round < Number(rounds); round += 1)
    for (const [place, site] of sites.entries())
      for (const [order, visit] of (await visitRepeatedly(site, screen)).entries())
        visits[place]?.[order]?.push(visit);
  const seconds = (all: Visit[], pick: (visit: Visit) => number) => (median(all.map(pick)) / 1000).toFixed(2);
  return sites.flatMap(({ name }, place) =>
    VISITS.map((visit, order) => {
      const all = visits[place]?.[order] ?? [];
      const [paint, usable, thread] = [
        seconds(all, (one) => one.paint),
        seconds(all, (one) => one.usable),
        seconds(all, (one) => one.thread),
      ];
      const found = `paint ${paint} s, usable ${usable} s, thread ${thread} s, ${median(all.map(({ requests }) => requests))} requests, ${median(all.map(({ script }) => script))} kB of script`;
      const aim = `${AIMS.paint}; ${AIMS.usable[order]}; ${AIMS.requests}`;
      return { what: `${screen} ${name}, ${visit}`, found, aim };
    }),
  );
}

async function measureTaps(): Promise<Row[]> {
  const taken = sites.map(() => TAPS.map((): [number[], number[]] => [[], []]));
  for (let round = 0; round < Number(rounds); round += 1)
    for (const [place, site] of sites.entries())
      await withBrowser(site, async (context) => {
        const page = await context.newPage();
        const { hydrated, restore } = await slowDown(context, page);
        await page.goto("/admin", { waitUntil: "commit" });
        await hydrated;
        for (const turn of [0, 1] as const)
          for (const [order, link] of TAPS.entries()) {
            const address = await addressOf(link, site.url, site.cookie);
            taken[place]?.[order]?.[turn].push(await page.evaluate(tapOn, address));
          }
        await restore();
      });
  const seconds = (times: number[] = []) => (median(times) / 1000).toFixed(2);
  return sites.flatMap(({ name }, place) =>
    TAPS.map((link, order) => {
      const [first, again] = taken[place]?.[order] ?? [];
      return {
        what: `a tap on ${link} ${name}, shown`,
        found: `${seconds(first)} s, again ${seconds(again)} s`,
        aim: "1",
      };
    }),
  );
}

/** Milliseconds from the tap until the other screen is drawn. Runs in the page. */
async function tapOn(address: string): Promise<number> {
  const link = [...document.links].find((one) => one.pathname === address && one.checkVisibility());
  if (!link) throw new Error(`No link leads to ${address}`);
  const heading = () => document.querySelector("main :is(h1, h2)");
  const before = heading();
  const title = before?.textContent;
  const nextFrame = () => new Promise((next) => requestAnimationFrame(next));
  const began = performance.now();
  link.click();
  while (location.pathname !== address || (heading() === before && before?.textContent === title)) {
    if (performance.now() - began > 60_000)
      throw new Error(`${address} was not shown: ${location.pathname}, ${title}`);
    await nextFrame();
  }
  await nextFrame();
  return performance.now() - began;
}

async function visitRepeatedly(site: Site, screen: string): Promise<Visit[]> {
  const address = await addressOf(screen, site.url, site.cookie);
  const visits: Visit[] = [];
  await withBrowser(site, async (context) => {
    for (const _ of VISITS) visits.push(await visit(context, address));
  });
  return visits;
}

/** A new one, signed in. */
async function withBrowser(
  { url, cookie }: Site,
  work: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), "urdume-bench-profile-"));
  const context = await launch(profile, url);
  await context.addCookies(
    cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url };
    }),
  );
  await context.addInitScript(reportHydration, REPORT);
  await work(context);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
}

/** With a profile on the disk: only there a browser keeps compiled scripts. */
function launch(profile: string, baseURL: string): Promise<BrowserContext> {
  const flags = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    `--ignore-certificate-errors-spki-list=${certificateFingerprint(run)}`,
  ];
  return chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: process.getuid?.() === 0 ? [...flags, "--no-sandbox"] : flags,
    ...{ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2, baseURL },
  });
}

/** `/*` stands for an entry of a list. */
async function addressOf(screen: string, url: string, cookie: string): Promise<string> {
  if (!screen.endsWith("/*")) return screen;
  const list = await (await fetch(url + screen.slice(0, -2), { headers: { cookie } })).text();
  const [address] = new RegExp(`${screen.slice(0, -1)}[0-9a-f]{8}-[0-9a-f-]{27}`).exec(list) ?? [];
  if (!address) throw new Error(`Nothing is listed at ${screen}`);
  return address;
}

async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const { hydrated, restore } = await slowDown(context, page);
  await page.goto(address, { waitUntil: "commit" });
  const usable = await hydrated;
  const metrics = await restore();
  await page.waitForLoadState("load");
  await page.waitForTimeout(REST_MS);
  const loaded = await page.evaluate(whatWasLoaded);
  await page.close();
  const thread = 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  return { ...loaded, usable, thread };
}

/**
 * @returns when the page reports that it is hydrated, in milliseconds since it was asked for; and what gives the
 * processor its speed back, with the metrics until then. Until the report Playwright runs nothing in the page: the
 * script that it waits with takes as long as a small screen's.
 */
async function slowDown(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Runtime.enable");
  await devtools.send("Runtime.addBinding", { name: REPORT });
  const hydrated = new Promise<number>((done) =>
    devtools.on("Runtime.bindingCalled", ({ name, payload }) => {
      if (name === REPORT) done(Number(payload));
    }),
  );
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const restore = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    return metrics;
  };
  return { hydrated, restore };
}

/** Runs in the page. */
function reportHydration(report: string): void {
  if (window.parent !== window) return;
  const look = () => {
    // React keeps the root's fiber at its container, here the document.
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
    const root = key && (document as unknown as Record<string, Fiber>)[key];
    if (root && root.stateNode.current.memoizedState?.isDehydrated === false)
      (globalThis as unknown as Record<string, (at: string) => void>)[report]?.(String(performance.now()));
    else setTimeout(look, 10);
  };
  look();

  type Fiber = { stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } } };
}

/** Runs in the page. */
function whatWasLoaded() {
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
  const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
  return { paint, requests: 1 + files.length, script: Math.round(bytes / 1000) };
}
