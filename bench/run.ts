import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { launchBrowser, measureBytes } from "./bytes.ts";
import { measureDelivery } from "./delivery.ts";
import { launchLighthouse, measureLighthouse } from "./lighthouse.ts";
import { load } from "./load.ts";
import { treeMemory } from "./memory.ts";
import { nginxVersion } from "./nginx.ts";
import { memoryMegabytes, startSite } from "./processes.ts";
import { measureSearch } from "./search.ts";
import { type Row, table } from "./table.ts";
import { measureUploads } from "./uploads.ts";

const MAIN = "/principal-br";
const LANDING = "/";
/** Memory is given back up to twenty seconds after the last work. */
const REST_MS = 25_000;
const LIGHTHOUSE_RUNS = 5;

execFileSync(process.execPath, ["tools/build.mjs"], { stdio: ["ignore", 2, 2] });
const site = await startSite();
const rows: Row[] = [];
const say = (row: Row) => {
  rows.push(row);
  console.error(`  ${row.what}: ${row.found}`);
};

try {
  console.error("Measuring; this takes about six minutes ...");
  await new Promise((rested) => setTimeout(rested, REST_MS));
  const rest = treeMemory(site.pid);

  const delivery = await measureDelivery(site, MAIN);
  say({
    what: "(a) cached main page, requests per CPU-second",
    found: delivery.cached.perCpuSecond,
    aim: "",
  });
  say({
    what: `    ${nginxVersion()}, same bytes`,
    found: delivery.nginx?.perCpuSecond ?? "absent",
    aim: "",
  });
  say({
    what: "    share of nginx (median of paired rounds)",
    found: delivery.ratio?.toFixed(2) ?? "–",
    aim: "0.5",
  });
  say({
    what: "(b) uncached render, requests per CPU-second",
    found: delivery.uncached.perCpuSecond,
    aim: "",
  });

  for (const row of await measureSearch(site)) say(row);

  const browser = await launchBrowser();
  for (const path of [LANDING, MAIN]) {
    const bytes = await measureBytes(browser, site.url + path);
    say({ what: `(c) ${path} HTML, bytes (br)`, found: bytes.html, aim: "25000" });
    say({ what: `    ${path} CSS`, found: bytes.css, aim: "20000" });
    say({ what: `    ${path} script at load`, found: bytes.scriptAtLoad, aim: "4000" });
    say({
      what: `    ${path} script after every island woke`,
      found: bytes.scriptAfterAll,
      aim: "90000",
    });
    say({ what: `    ${path} fonts`, found: bytes.fonts, aim: "" });
  }
  await browser.close();

  const chrome = await launchLighthouse();
  for (const path of [LANDING, MAIN]) {
    const { scores, lcpMs, cls, tbtMs, failing } = await measureLighthouse(
      chrome,
      site.url + path,
      LIGHTHOUSE_RUNS,
    );
    say({
      what: `(d) ${path} Lighthouse mobile, median of ${LIGHTHOUSE_RUNS}`,
      found: scores.join("/"),
      aim: "100/100/100/100",
    });
    say({ what: `    ${path} LCP, ms`, found: lcpMs, aim: "1500" });
    say({ what: `    ${path} CLS`, found: cls, aim: "0.01" });
    say({ what: `    ${path} TBT, ms`, found: tbtMs, aim: "0" });
    if (failing.length > 0)
      say({ what: `    ${path} failing audits`, found: failing.join(", "), aim: "none" });
  }
  chrome.kill();

  await load(`${site.url}/principal-es`, site.pid, 10, { cookie: "urdume.session_token=bench" });
  const loaded = treeMemory(site.pid);
  say({
    what: "(e) memory at rest, application and database, PSS, MB",
    found: rest.proportional,
    aim: "170",
  });
  say({ what: "    after load", found: loaded.proportional, aim: "350" });
  say({
    what: "    highest of the application (RSS, seeding included)",
    found: memoryMegabytes(site.pid).peak,
    aim: "",
  });

  for (const row of await measureUploads()) say(row);
} finally {
  await site.stop();
  if (existsSync(site.dataDir)) rmSync(site.dataDir, { recursive: true, force: true });
}

console.log(table(rows));
