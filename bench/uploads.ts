import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { ENCODER_VERSION } from "#app/media/variants.server.ts";
import { type Bench, memoryMegabytes, startSite } from "./processes.ts";
import { signIn } from "./sign-in.ts";
import { type Row, table } from "./table.ts";

const SIDE_BY_SIDE = 6;
const PROBE_EVERY_MS = 100;
const QUIET_MS = 10_000;
const DIFFERENT_PICTURES = 4;

type Options = { photographs?: number; megapixels?: number; waitSeconds?: number };

export async function measureUploads(options: Options = {}): Promise<Row[]> {
  const { photographs = 20, megapixels = 24, waitSeconds = 180 } = options;
  const pictures = await makePhotographs(photographs, megapixels);
  const site = await startSite();
  try {
    const cookie = await signIn(site);
    await fetch(`${site.url}/principal-br`);
    // Resets the peak, to exclude start and seed.
    if (existsSync(`/proc/${site.pid}/clear_refs`)) writeFileSync(`/proc/${site.pid}/clear_refs`, "5");
    const before = watchSite(site);
    await new Promise((next) => setTimeout(next, QUIET_MS));
    const quiet = await before.stop();
    const watch = watchSite(site);
    const began = performance.now();
    const queue = [...pictures.entries()];
    const send = async () => {
      for (let next = queue.shift(); next; next = queue.shift())
        await upload(site.url, cookie, next[1], next[0]);
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, send));
    const takenSeconds = (performance.now() - began) / 1000;
    const ready = await countReady(site.url, pictures, waitSeconds);
    const readySeconds = ((performance.now() - began) / 1000).toFixed(0);
    const seen = await watch.stop();
    const about = `${photographs} photographs of ${megapixels} MP`;
    return [
      { what: `(f) ${about}: taken, s`, found: takenSeconds.toFixed(1), aim: "" },
      { what: "    all renditions ready", found: `${ready} after ${readySeconds} s`, aim: "" },
      {
        what: "    server's peak memory, MB (database not included)",
        found: seen.serverPeak,
        aim: "700",
      },
      { what: "    encoder's peak memory, MB (its own process)", found: seen.encoderPeak, aim: "" },
      { what: "    pages from the cache before, ms: median, 95 %, slowest", found: quiet.cached, aim: "" },
      { what: "    pages from the cache meanwhile", found: seen.cached, aim: "300" },
      { what: "    pages made anew before, ms: median, 95 %, slowest", found: quiet.uncached, aim: "" },
      { what: "    pages made anew meanwhile", found: seen.uncached, aim: "300" },
    ];
  } finally {
    await site.stop();
    rmSync(site.dataDir, { recursive: true, force: true });
  }
}

/** a note in each copy makes it a file of its own. */
async function makePhotographs(count: number, megapixels: number): Promise<Buffer[]> {
  const width = Math.round(Math.sqrt((megapixels * 1_000_000 * 3) / 2));
  const height = Math.round((width * 2) / 3);
  const bases: Buffer[] = [];
  for (let n = 0; n < Math.min(count, DIFFERENT_PICTURES); n++) {
    const tile = await sharp(randomBytes(1500 * 1000 * 3), {
      raw: { width: 1500, height: 1000, channels: 3 },
    })
      .blur(1 + n / 2)
      .modulate({ hue: 60 * n, saturation: 0.4 })
      .toBuffer();
    const raw = { raw: { width: 1500, height: 1000, channels: 3 as const } };
    bases.push(await sharp(tile, raw).resize(width, height).jpeg({ quality: 88 }).toBuffer());
  }
  return Array.from({ length: count }, (_, n) =>
    withNote(bases[n % bases.length] as Buffer, `photograph ${n}`),
  );
}

function withNote(jpeg: Buffer, note: string): Buffer {
  const header = Buffer.from([0xff, 0xfe, 0, note.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), header, Buffer.from(note), jpeg.subarray(2)]);
}

async function upload(url: string, cookie: string, bytes: Buffer, index: number): Promise<void> {
  const about = { kind: "galleryImage", filename: `foto-${index}.jpg` };
  const metadata = Object.entries(about).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`,
  );
  const headers = { cookie, origin: url, "tus-resumable": "1.0.0" };
  const begun = await fetch(`${url}/admin/uploads`, {
    method: "POST",
    headers: { ...headers, "upload-length": String(bytes.length), "upload-metadata": metadata.join(",") },
  });
  const location = begun.headers.get("location");
  if (!location) throw new Error(`The upload did not begin: ${begun.status} ${await begun.text()}`);
  const done = await fetch(new URL(location, url), {
    method: "PATCH",
    headers: { ...headers, "content-type": "application/offset+octet-stream", "upload-offset": "0" },
    body: new Uint8Array(bytes),
  });
  if (!done.ok) throw new Error(`The upload was not taken: ${done.status} ${await done.text()}`);
  await done.body?.cancel();
}

async function countReady(url: string, pictures: Buffer[], waitSeconds: number): Promise<number> {
  const until = Date.now() + waitSeconds * 1000;
  let ready = 0;
  for (const bytes of pictures) {
    const address = lastRenditionOf(url, bytes);
    while (!(await fetch(address, { method: "HEAD" })).ok) {
      if (Date.now() > until) return ready;
      await new Promise((next) => setTimeout(next, 500));
    }
    ready += 1;
  }
  return ready;
}

/** The largest JPEG is stored last. */
function lastRenditionOf(url: string, bytes: Buffer): string {
  const hash = createHash("sha256").update(ENCODER_VERSION).update(bytes).digest("hex").slice(0, 32);
  return `${url}/files/site_videos/variants/${hash}-1920.jpg`;
}

function watchSite({ url, pid }: Bench) {
  const cached: number[] = [];
  const uncached: number[] = [];
  let encoderPeak = 0;
  let isOver = false;
  const ask = async (times: number[], headers: Record<string, string>) => {
    const began = performance.now();
    await (await fetch(`${url}/principal-br`, { headers })).arrayBuffer();
    times.push(performance.now() - began);
  };
  const probe = async () => {
    while (!isOver) {
      await ask(cached, {});
      // Requests with a session are never cached.
      await ask(uncached, { cookie: "urdume.session_token=bench" });
      for (const child of childrenOf(pid)) encoderPeak = Math.max(encoderPeak, peakOf(child));
      await new Promise((next) => setTimeout(next, PROBE_EVERY_MS));
    }
  };
  const probing = probe();
  return {
    async stop() {
      isOver = true;
      await probing;
      const serverPeak = memoryMegabytes(pid).peak;
      return { serverPeak, encoderPeak, cached: spread(cached), uncached: spread(uncached) };
    },
  };
}

function spread(times: number[]): string {
  const sorted = times.sort((a, b) => a - b);
  return [0.5, 0.95, 1]
    .map((share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0))
    .join(", ");
}

function childrenOf(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const children = tasks.map((task) => read(`/proc/${pid}/task/${task}/children`));
  return children.flatMap((line) => line.split(" ").filter(Boolean).map(Number));
}

function peakOf(pid: number): number {
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024);
}

/** A process may end meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

if (import.meta.main) {
  const number = (fallback: string) => ({ type: "string" as const, default: fallback });
  const { values } = parseArgs({
    options: { photographs: number("20"), megapixels: number("24"), "wait-seconds": number("180") },
  });
  const rows = await measureUploads({
    photographs: Number(values.photographs),
    megapixels: Number(values.megapixels),
    waitSeconds: Number(values["wait-seconds"]),
  });
  console.log(table(rows));
}
