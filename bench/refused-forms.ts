import { existsSync, rmSync } from "node:fs";
import { readSitemap } from "#tests/support/sitemap.ts";
import { median, startSite } from "./processes.ts";
import { type Row, table } from "./table.ts";

// npm run bench -- forms: an uncached page while invalid forms arrive, and alone. Needs a build.
const FORMS_AT_ONCE = 100;
const ROUNDS = 4;
const PAGES_A_ROUND = 4;
const WARM_UP = 8;
const AIM = 3;

const site = await startSite({ SEED: "demo", TRUSTED_PROXY: "1" });
const map = await readSitemap(site.url);
const fresh = [...map.matchAll(/<loc>([^<]*\/produtos\/[^<]+)<\/loc>/g)].map(([, address]) =>
  String(address),
);

const alone: number[] = [];
const amongForms: number[] = [];
const allForms: number[] = [];
const results = new Map<number, number>();
try {
  for (let n = 0; n < WARM_UP; n++) await Promise.all([timeOfPage(), postInvalid(n)]);
  for (let round = 0; round < ROUNDS; round++) {
    for (let n = 0; n < PAGES_A_ROUND; n++) alone.push(await timeOfPage());
    const began = performance.now();
    let isUnderWay = true;
    const forms = Promise.all(Array.from({ length: FORMS_AT_ONCE }, (_, n) => postInvalid(n))).then(
      (statuses) => {
        isUnderWay = false;
        allForms.push(performance.now() - began);
        for (const status of statuses) results.set(status, (results.get(status) ?? 0) + 1);
      },
    );
    for (let n = 0; n < PAGES_A_ROUND && isUnderWay; n++) amongForms.push(await timeOfPage());
    await forms;
  }
} finally {
  await site.stop();
  if (existsSync(site.dataDir)) rmSync(site.dataDir, { recursive: true, force: true });
}

const ratio = median(amongForms) / median(alone);
const ms = (value: number) => value.toFixed(0);
const rows: Row[] = [
  { what: "a fresh page alone, median ms", found: ms(median(alone)), aim: "" },
  {
    what: `a fresh page while ${FORMS_AT_ONCE} invalid forms arrive, median ms`,
    found: ms(median(amongForms)),
    aim: "",
  },
  { what: "    the slowest of them", found: ms(Math.max(...amongForms)), aim: "" },
  { what: "    against alone", found: ratio.toFixed(1), aim: `<= ${AIM}` },
  { what: `${FORMS_AT_ONCE} invalid forms answered, ms`, found: ms(median(allForms)), aim: "" },
  {
    what: "    their answers",
    found: [...results].map(([status, count]) => `${count} × ${status}`).join(", "),
    aim: "",
  },
];
console.log(table(rows));
process.exitCode = ratio > AIM ? 1 : 0;

async function timeOfPage(): Promise<number> {
  const address = fresh.pop();
  if (!address) throw new Error("The demo has too few products");
  const began = performance.now();
  const response = await fetch(address);
  await response.text();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return performance.now() - began;
}

/** As the same number of visitors: what one alone may send is another matter. */
async function postInvalid(n: number): Promise<number> {
  const body = new URLSearchParams({ form: "contact", name: "x", email: "nobody", message: "" });
  const headers = { "x-forwarded-for": `10.0.0.${n}` };
  const response = await fetch(`${site.url}/contato`, { method: "POST", body, headers });
  await response.text();
  return response.status;
}
