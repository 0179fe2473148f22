import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SeedMedia, SeedYarns } from "../../db/seed/seed-media.ts";

export const hashOf = (...parts: (Buffer | string)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 32);
};

export const readList = (list: string): SeedMedia[] =>
  existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];

const filesOf = ({ file, variants, light }: SeedMedia) => [
  file,
  ...variants.map((one) => one.file),
  ...(light ? [light.file] : []),
];

/** The entry of the same source and options, when all its files exist. */
export function unchanged(known: SeedMedia[], name: string, fingerprint: string): SeedMedia | undefined {
  const old = known.find((entry) => entry.name === name);
  return old?.fingerprint === fingerprint && filesOf(old).every((file) => existsSync(file)) ? old : undefined;
}

export const bytesOf = ({ bytes, variants, light }: SeedMedia) =>
  bytes + (light?.bytes ?? 0) + variants.reduce((sum, one) => sum + one.bytes, 0);

export const logEntry = (entry: SeedMedia) =>
  console.log(`${entry.name}: ${Math.round(bytesOf(entry) / 1024)} kB`);

export function keepDesign(
  folder: string,
  rug: string,
  bytes: Buffer,
  { width, height, alt }: Pick<SeedMedia, "width" | "height" | "alt">,
): SeedMedia {
  const hash = hashOf(bytes);
  const file = join(folder, `${rug}-design.png`);
  writeFileSync(file, bytes);
  return {
    name: `${rug}-design`,
    fingerprint: hash,
    isBuiltIn: false,
    bucket: "site_assets",
    key: `rug-designs/${hash}.png`,
    file,
    contentType: "image/png",
    bytes: bytes.length,
    width,
    height,
    colour: "transparent",
    thumbhash: "",
    focal: { x: 0.5, y: 0.5 },
    alt,
    variants: [],
  };
}

export function keptFilm(file: string, light: string) {
  const hash = hashOf(readFileSync(file));
  return {
    bucket: "site_videos" as const,
    key: `videos/${hash}.mp4`,
    file,
    contentType: "video/mp4",
    bytes: statSync(file).size,
    variants: [],
    light: { key: `videos/${hash}-light.mp4`, bytes: statSync(light).size, file: light },
  };
}

export function writeLists(all: SeedMedia[], list: string, yarns: SeedYarns[], yarnsList: string): void {
  writeFileSync(list, `${JSON.stringify(all, null, 1)}\n`);
  writeFileSync(yarnsList, `${JSON.stringify(yarns, null, 1)}\n`);
}

/** Removes files that are not in the list. */
export function removeStrays(all: SeedMedia[], folders: string[]): void {
  const wanted = new Set(all.flatMap(filesOf));
  for (const folder of folders)
    for (const name of readdirSync(folder)) if (!wanted.has(join(folder, name))) rmSync(join(folder, name));
}
