import pg from "pg";
import type { Bench } from "./processes.ts";

const VISITORS = 200;
const PAGES_OF_EACH = 5;
const LANGUAGES = ["", "/es", "/en"];
const NEUTRAL = [
  ...["/tapetes", "/colecoes", "/designers", "/personalizados", "/contato", "/nossa-historia", "/termos"],
  ...["/colecoes/premium", "/colecoes/premium?pagina=2", "/colecoes/premium?pagina=3"],
  ...Array.from({ length: 11 }, (_, at) => `/produtos/tapete-banco-${at + 1}`),
];
const PAGES = LANGUAGES.flatMap((language) => NEUTRAL.map((path) => language + path));
const EDITED = "tapete-banco-7";

export type Waits = { refused: number; percentile95: number; slowest: number };

/** How long 200 visitors wait for 63 cached pages: unchanged, and right after an edit. */
export async function measureAfterEdit(
  site: Bench,
  session: string,
  database: pg.ClientConfig,
): Promise<{ calm: Waits; edited: Waits }> {
  for (const path of [...PAGES, ...PAGES]) await (await fetch(site.url + path)).text();
  await visitAll(site);
  const calm = await visitAll(site);
  await editRug(site, session, database);
  return { calm, edited: await visitAll(site) };
}

async function visitAll(site: Bench): Promise<Waits> {
  const waits: number[] = [];
  let refused = 0;
  const visit = async (visitor: number) => {
    for (let page = 0; page < PAGES_OF_EACH; page += 1) {
      const began = performance.now();
      const response = await fetch(site.url + PAGES[(visitor * 7 + page * 13) % PAGES.length]);
      await response.text();
      if (!response.ok) refused += 1;
      waits.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  const sorted = waits.toSorted((one, other) => one - other);
  const percentile95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  return { refused, percentile95, slowest: sorted.at(-1) ?? 0 };
}

async function editRug(site: Bench, session: string, database: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query("select id, name, collection_id from products where slug = $1", [
    EDITED,
  ]);
  await client.end();
  const [{ id, name, collection_id: collectionId }] = rows;
  const fields = { name, collectionId, state: "published", shape: "rectangular", description: "Outra." };
  const sizes = { "sizes[0].width": "2,00", "sizes[0].length": "3,00", "sizes[0].brl": "900" };
  const response = await fetch(`${site.url}/admin/tapetes/${id}`, {
    method: "POST",
    headers: { cookie: session, origin: site.url },
    body: new URLSearchParams({ ...fields, ...sizes }),
    redirect: "manual",
  });
  await response.text();
  const page = await (await fetch(`${site.url}/produtos/${EDITED}`, { headers: { cookie: session } })).text();
  if (!page.includes("Outra.")) throw new Error(`The rug was not edited: ${response.status}`);
}
