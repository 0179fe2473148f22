import { get, type IncomingMessage } from "node:http";
import { type Load, load } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { type Bench, median } from "./processes.ts";

const ROUNDS = 5;
const SECONDS = 4;
const COMPRESSED = { "accept-encoding": "br" };
/** A claimed session is never answered from memory, so every request renders the page. */
const UNCACHED = { ...COMPRESSED, cookie: "urdume.session_token=bench" };
const NGINX_SETS_THESE =
  /^(content-(length|type)|date|connection|keep-alive|etag|accept-ranges|server|last-modified|transfer-encoding|x-request-id)$/;

export type Delivery = { cached: Load; nginx: Load | null; ratio: number | null; uncached: Load };

/** Cached page and nginx in alternating rounds, so that the machine's other work meets both alike. */
export async function measureDelivery(site: Bench, path: string): Promise<Delivery> {
  const address = site.url + path;
  await read(address);
  const { body, headers } = await read(address);
  const nginx = await startNginx(body, headers);
  try {
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await load(address, site.pid, SECONDS, COMPRESSED));
      if (nginx) theirs.push(await load(nginx.url, nginx.pid, SECONDS, COMPRESSED));
    }
    const ratios = ours.map((our, round) => our.perCpuSecond / (theirs[round]?.perCpuSecond ?? Number.NaN));
    return {
      cached: middle(ours),
      nginx: nginx ? middle(theirs) : null,
      ratio: nginx ? median(ratios) : null,
      uncached: await load(address, site.pid, SECONDS, UNCACHED),
    };
  } finally {
    await nginx?.stop();
  }
}

function middle(loads: Load[]): Load {
  return {
    perCpuSecond: median(loads.map(({ perCpuSecond }) => perCpuSecond)),
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
  };
}

type RawResponse = { body: Buffer; headers: Record<string, string> };

/** The bytes as transferred; fetch would decompress them. */
function read(address: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    get(address, { headers: COMPRESSED }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      if (response.headers["content-encoding"] !== "br") reject(new Error(`${address} is not compressed`));
      resolve({ body: Buffer.concat(parts), headers: kept(response) });
    }).once("error", reject);
  });
}

function kept({ headers }: IncomingMessage): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => !NGINX_SETS_THESE.test(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
