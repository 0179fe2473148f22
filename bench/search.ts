import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { type Bench, median, startSite } from "./processes.ts";
import { type Row, table } from "./table.ts";

const QUERIES = ["scalop", "azul", "vao livre", "contemporania", "lã neozelandesa", "xyzzy", "telefone"];
const ROUNDS = 30;

export async function measureSearch(site: Bench): Promise<Row[]> {
  const ask = async (query: string) => {
    const began = performance.now();
    await (await fetch(`${site.url}/busca?q=${encodeURIComponent(query)}`)).text();
    return performance.now() - began;
  };
  const first = await ask("seda");
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) for (const query of QUERIES) times.push(await ask(query));
  const slow = times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  return [
    { what: "(s) search, first after a start, ms", found: first.toFixed(1), aim: "" },
    { what: "    search, median, ms", found: median(times).toFixed(1), aim: "50" },
    { what: "    search, 95th percentile, ms", found: slow.toFixed(1), aim: "50" },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const site = await startSite();
  try {
    console.log(table(await measureSearch(site)));
  } finally {
    await site.stop();
    rmSync(site.dataDir, { recursive: true, force: true });
  }
}
