/** node tools/media/make-second-brand.ts: the second demo brand's media. Keeps unchanged files. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { variantKey } from "../../app/media/media.rules.ts";
import { contentHash, encodeVariants } from "../../app/media/variants.server.ts";
import { sharesOf } from "../../app/simulator/png-shares.server.ts";
import type { SeedFile, SeedMedia, SeedYarns } from "../../db/seed/seed-media.ts";
import { DESIGNS, type Design } from "./second-brand/designs.ts";
import { drawCard, drawTop, type Raster } from "./second-brand/draw-rug.ts";
import { paintRoom } from "./second-brand/room.ts";
import type { Scene } from "./second-brand/scene-pieces.ts";
import { SCENES } from "./second-brand/scenes.ts";
import {
  bytesOf,
  hashOf,
  keepDesign,
  keptFilm,
  logEntry,
  readList,
  removeStrays,
  unchanged,
  writeLists,
} from "./seed-media-files.ts";

const FOLDER = "db/seed/demo-2";
const KEPT = join(FOLDER, "media");
/** Limit for the repository. */
const MOST_BYTES = 5_000_000;
const JPEG = { quality: 66, mozjpeg: true };
const TOP_WIDTH = 760;
const WIDTHS = [480, 960];
const SAMPLES = 4;
const FILM_SECONDS = 8;

type Alt = SeedMedia["alt"];
type Place = Pick<SeedMedia, "bucket"> & { folder: string };
const PRODUCT: Place = { bucket: "site_assets", folder: "products" };
const SITE: Place = { bucket: "site_assets", folder: "site" };
/** A film's still picture is in the film's bucket. */
const POSTER: Place = { bucket: "site_videos", folder: "videos" };
const FILMED = ["hero-2", "landing-2"];

mkdirSync(KEPT, { recursive: true });
const list = join(FOLDER, "media.json");
const known = readList(list);
const all: SeedMedia[] = [];
/** Raise it when the drawing changes, to remake existing pictures. */
const DRAWING = "1";
const tops = new Map(DESIGNS.map((design) => [design.name, drawTop(design)]));
const named = (name: string) => {
  const [design, top] = [DESIGNS.find((one) => one.name === name), tops.get(name)];
  if (!design || !top) throw new Error(`There is no design called ${name}`);
  return { design, top };
};

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replace("mare", "maré");
const raw = ({ width, height, data }: Raster) => sharp(data, { raw: { width, height, channels: 4 } });

async function keep(
  name: string,
  fingerprint: string,
  place: Place,
  alt: Alt,
  make: () => Promise<Buffer>,
): Promise<SeedMedia> {
  const old = unchanged(known, name, fingerprint);
  if (old) {
    all.push(old);
    return old;
  }
  const bytes = await make();
  const extension = bytes[0] === 0xff ? "jpg" : bytes[0] === 0x52 ? "webp" : "png";
  const file = join(KEPT, `${name}.${extension}`);
  writeFileSync(file, bytes);
  const hash = await contentHash(bytes);
  const encoded = await encodeVariants(bytes, {
    skip: (format, width) => format !== "avif" || !WIDTHS.includes(width),
  });
  const variants: SeedFile[] = encoded.files.map((made) => {
    const kept = join(KEPT, `${name}-${made.width}.${made.format}`);
    writeFileSync(kept, made.bytes);
    return {
      format: made.format as SeedFile["format"],
      width: made.width,
      key: variantKey(hash, made.width, made.format),
      bytes: made.bytes.length,
      file: kept,
    };
  });
  const entry: SeedMedia = {
    name,
    fingerprint,
    isBuiltIn: false,
    bucket: place.bucket,
    key: `${place.folder}/${hash}.${extension}`,
    file,
    contentType: `image/${extension === "jpg" ? "jpeg" : extension}`,
    bytes: bytes.length,
    width: encoded.width,
    height: encoded.height,
    colour: encoded.colour,
    thumbhash: encoded.thumbhash,
    focal: { x: 0.5, y: place === PRODUCT ? 0.5 : 0.6 },
    alt,
    variants,
  };
  all.push(entry);
  logEntry(entry);
  return entry;
}

const altOfTop = (name: string): Alt => ({
  "pt-BR": `Tapete ${titleOf(name)} visto de cima`,
  es: `Alfombra ${titleOf(name)} vista desde arriba`,
  en: `The ${titleOf(name)} rug seen from above`,
});

function makeTop({ name, isRound, width }: Design): Promise<SeedMedia> {
  const size = Math.round((TOP_WIDTH * width) / 2);
  return keep(
    name,
    hashOf(DRAWING + name + TOP_WIDTH + (isRound ? "webp" : "")),
    PRODUCT,
    altOfTop(name),
    () => {
      const small = raw(named(name).top).resize({ width: size });
      return isRound ? small.webp({ quality: 72 }).toBuffer() : small.flatten().jpeg(JPEG).toBuffer();
    },
  );
}

/** Close enough to show the knots. */
function makeDetail(name: string): Promise<SeedMedia> {
  const alt = {
    "pt-BR": `Detalhe do tapete ${titleOf(name)}`,
    es: `Detalle de la alfombra ${titleOf(name)}`,
    en: `Detail of the ${titleOf(name)} rug`,
  };
  return keep(`${name}-detail`, hashOf(`${DRAWING}${name} detail`), SITE, alt, () =>
    raw(named(name).top)
      .extract({ left: 120, top: 420, width: 560, height: 420 })
      .resize({ width: 1120 })
      .flatten()
      .jpeg(JPEG)
      .toBuffer(),
  );
}

function makeDesign(design: Design): void {
  const [width, height] = [design.width * 500, design.height * 500];
  const seen = { width, height, alt: altOfTop(design.name) };
  all.push(keepDesign(KEPT, design.name, drawCard(design), seen));
}

/** A part of the card with one square a knot, and the same part woven. */
async function makeCardPair(name: string): Promise<void> {
  const part = { left: 60, top: 60, width: 130, height: 163 };
  const words = (pt: string, es: string, en: string): Alt => ({ "pt-BR": pt, es, en });
  await keep(
    "card-2",
    hashOf(`${DRAWING}${name}${JSON.stringify(part)} card`),
    SITE,
    words("Parte do cartão, ampliada", "Parte del cartón, ampliada", "Part of the card, enlarged"),
    () =>
      sharp(drawCard(named(name).design))
        .extract(part)
        .resize({ width: 800, kernel: "nearest" })
        .png({ palette: true })
        .toBuffer(),
  );
  await keep(
    "woven-2",
    hashOf(`${DRAWING}${name}${JSON.stringify(part)} woven`),
    SITE,
    words("A mesma parte, tecida", "La misma parte, tejida", "The same part, woven"),
    () => raw(named(name).top).extract(part).resize({ width: 800 }).flatten().jpeg(JPEG).toBuffer(),
  );
}

function makeScene({ name, rug, width, height, room, alt }: Scene): Promise<SeedMedia> {
  const top = named(rug).top;
  const { rug: laid, ...rest } = room(top);
  const isFilmed = FILMED.includes(name);
  const seen = [rug, width, height, rest, laid.centre, laid.size, laid.turn, SAMPLES];
  const fingerprint = hashOf(DRAWING + JSON.stringify(isFilmed ? [...seen, POSTER] : seen));
  return keep(name, fingerprint, isFilmed ? POSTER : SITE, alt, () =>
    raw(paintRoom(room(top), { width, height, samples: SAMPLES }))
      .flatten()
      .jpeg(JPEG)
      .toBuffer(),
  );
}

/** Pans there and back, so that the film loops. */
async function makeFilm(name: string, poster: SeedMedia): Promise<void> {
  const file = join(KEPT, `${name}.mp4`);
  const light = join(KEPT, `${name}-light.mp4`);
  const fingerprint = hashOf(`${poster.key}${FILM_SECONDS}`);
  const old = unchanged(known, name, fingerprint);
  if (old) return void all.push(old);
  const way = `x='(iw-iw/zoom)*(0.5-0.5*cos(2*PI*on/${FILM_SECONDS * 25}))':y='(ih-ih/zoom)*0.6'`;
  const zoom = (width: number, height: number) =>
    `scale=2880:-2,zoompan=z=1.08:${way}:d=${FILM_SECONDS * 25}:s=${width}x${height}:fps=25,format=yuv420p`;
  for (const [to, width, height, crf] of [
    [file, 1280, 720, "30"],
    [light, 960, 540, "32"],
  ] as const) {
    execFileSync("ffmpeg", [
      "-v",
      "error",
      "-y",
      "-i",
      poster.file,
      "-vf",
      zoom(width, height),
      "-c:v",
      "libx264",
      "-profile:v",
      "high",
      "-crf",
      crf,
      "-preset",
      "slower",
      "-an",
      "-movflags",
      "+faststart",
      to,
    ]);
  }
  all.push({
    ...poster,
    ...keptFilm(file, light),
    name,
    fingerprint,
    width: 1280,
    height: 720,
    durationSeconds: FILM_SECONDS,
    poster: poster.name,
  });
}

async function yarnsOf(design: Design): Promise<SeedYarns> {
  const { name, pileMillimetres, yarns } = design;
  const shares = await sharesOf(drawCard(design), [...yarns.keys()]);
  return {
    name,
    pileHeightMetres: pileMillimetres / 1000,
    yarns: yarns.map(([yarn, hex], paletteIndex) => ({
      ...{ paletteIndex, name: yarn, hex },
      sharePermille: shares[paletteIndex] ?? 0,
    })),
  };
}

for (const design of DESIGNS) await makeTop(design);
for (const name of ["frevo", "varanda", "mangue", "arrecife"]) await makeDetail(name);
await makeCardPair("sobrado");
for (const design of DESIGNS) makeDesign(design);
const scenes = new Map<string, SeedMedia>();
for (const scene of SCENES) scenes.set(scene.name, await makeScene(scene));
for (const name of ["hero", "landing"])
  await makeFilm(`${name}-film-2`, scenes.get(`${name}-2`) as SeedMedia);

removeStrays(all, [KEPT]);
writeLists(all, list, await Promise.all(DESIGNS.map(yarnsOf)), join(FOLDER, "rug-yarns.json"));
const total = all.reduce((sum, entry) => sum + bytesOf(entry), 0);
console.log(`${all.length} files of the second brand, ${(total / 1e6).toFixed(1)} MB`);
if (total > MOST_BYTES) throw new Error("The second brand's media are too heavy");
