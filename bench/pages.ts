import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import type { LaunchedChrome } from "chrome-launcher";
import { publicPages } from "#tests/conventions/public-pages.ts";
import { readSitemap } from "#tests/support/sitemap.ts";
import { launchBrowser } from "./bytes.ts";
import { launchLighthouse, measureLighthouse } from "./lighthouse.ts";
import { COLUMNS, type PageReport, reportTable, worstFirst } from "./page-report.ts";
import { VIEWPORTS, type ViewportName, weigh } from "./page-weight.ts";
import { median, startSite } from "./processes.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    runs: { type: "string", default: "1" },
    seed: { type: "string", default: "demo" },
    slowdown: { type: "string", default: "4" },
    "no-lighthouse": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const HELP = `npm run bench -- pages [--only PATH]... [--runs N] [--seed NAME] [--slowdown N] [--no-lighthouse]
  --only PATH       this page (as in docs/routes.md, with its parameters filled in); may be repeated
  --runs N          Lighthouse's median of N runs (1: quick, and on a busy machine a bad guess)
  --seed NAME       the brand that is measured: demo or demo-2
  --slowdown N      the simulated phone is N times slower than this machine (4; 2 where Lighthouse's index is below 1500)
  --no-lighthouse   bytes alone, half a minute for the whole site`;
if (options.help) {
  console.log(HELP);
  process.exit();
}

/** A redirect page: the browser would measure the other site. */
const LEAVES_AT_ONCE = /http-equiv="refresh" content="0; url=(https?:[^"]+)"/i;

const runs = Number(options.runs);
const every = [...new Set((await publicPages()).map(({ path }) => path))];
execFileSync(process.execPath, ["tools/build.mjs"], { stdio: ["ignore", 2, 2] });
const site = await startSite({ SEED: options.seed });
const paths = options.only ?? (await addressesOf(site.url, every));
let browser = await launchBrowser();
const chrome = options["no-lighthouse"] ? null : await launchLighthouse();
const reports: PageReport[] = [];
const unmeasured: string[] = [];
try {
  for (const [place, path] of paths.entries()) {
    console.error(`  ${place + 1} of ${paths.length}: ${path}`);
    if (!browser.isConnected()) browser = await launchBrowser();
    // One failing page must not stop the others.
    const report = await measure(path, browser, chrome).catch((error: Error) => error.message);
    if (typeof report === "string") unmeasured.push(`${path}: ${report}`);
    else reports.push(report);
  }
} finally {
  chrome?.kill();
  await browser.close();
  await site.stop();
  rmSync(site.dataDir, { recursive: true, force: true });
}

console.log(reportTable(worstFirst(reports)));
const over = reports.filter((report) => COLUMNS.some((column) => column.isOver(report)));
console.log(
  `${over.length} of ${reports.length} pages miss a budget (marked with !). Sizes in kB, compressed.`,
);
for (const line of unmeasured) console.log(`Not measured: ${line}`);
if (chrome && runs === 1)
  console.log("One Lighthouse run per page: for a figure to rely on, --only PATH --runs 5.");
if (chrome)
  console.log(
    `A phone ${options.slowdown} times slower than this machine, whose processor has index ${indexOf(reports)} in Lighthouse.`,
  );
console.log(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}.`);

function indexOf(measured: PageReport[]): number {
  return Math.round(median(measured.flatMap(({ lighthouse }) => lighthouse?.benchmarkIndex ?? [])));
}

async function addressesOf(url: string, named: string[]): Promise<string[]> {
  const map = await readSitemap(url);
  const own = (list: string) => new RegExp(`<loc>[^<]*${list}([a-z0-9-]+)</loc>`).exec(map)?.[1];
  return named
    .map((path) =>
      path.replace(/(\/(?:produtos|colecoes)\/)[a-z-]+$/, (whole, list) => {
        const isThere = map.includes(`${whole}</loc>`);
        return isThere ? whole : `${list}${own(list) ?? ""}`;
      }),
    )
    .filter((path, at, all) => all.indexOf(path) === at);
}

async function measure(
  path: string,
  weigher: Browser,
  judge: LaunchedChrome | null,
): Promise<PageReport | string> {
  const address = site.url + path;
  // The first request renders the page; only later ones are measured.
  const response = await fetch(address, { redirect: "manual" });
  const html = await response.text();
  if (!response.ok)
    return `answers ${response.status}, it leads to ${response.headers.get("location") ?? "nothing"}`;
  const [, elsewhere] = LEAVES_AT_ONCE.exec(html) ?? [];
  if (elsewhere) return `leaves at once for ${elsewhere}, which is another site`;
  const names = Object.keys(VIEWPORTS) as ViewportName[];
  const weights: Partial<PageReport["weights"]> = {};
  for (const name of names) weights[name] = await weigh(weigher, address, name);
  return {
    path,
    weights: weights as PageReport["weights"],
    ...(judge && { lighthouse: await measureLighthouse(judge, address, runs, Number(options.slowdown)) }),
  };
}
