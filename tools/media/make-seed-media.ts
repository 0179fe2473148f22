/** node tools/media/make-seed-media.ts FOLDER: the demo brand's media. Keeps unchanged files. */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { MIN_UPRIGHT_WIDTH, VARIANT_WIDTHS, variantKey, variantWidths } from "../../app/media/media.rules.ts";
import { contentHash, ENCODER_VERSION, encodeVariants } from "../../app/media/variants.server.ts";
import { uprightFrame } from "../../app/ui/media/picture.rules.ts";
import type { SeedFile, SeedMedia, SeedYarns } from "../../db/seed/seed-media.ts";
import { DESIGNS, FILMS, PICTURES } from "./media-sources.ts";
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
import { KEPT_JPEG, makeOriginal } from "./seed-original.ts";
import { HOURS, type SourceFilm, type SourcePicture } from "./source-pictures.ts";

/** Old browsers only, so a lower quality suffices. */
const SPARE_WEBP = { quality: 42, effort: 6 };
const SPARE_WEBP_WIDTH = 960;
const LIST = "db/seed/media.json";
const YARNS_LIST = "db/seed/rug-yarns.json";
const KEPT = "db/seed/media";
const BUILT_IN = "public/media";
const BUILT_IN_LIST = "app/media/built-in-pictures.generated.json";
const AT_ONCE = 2;

type Alt = SeedMedia["alt"];
type Asset = { file: string; alt: Alt };

const folder = process.argv[2];
if (!folder) throw new Error("Say which folder the source pictures are in.");
const assets: Asset[] = JSON.parse(readFileSync(join(folder, "catalogue.json"), "utf8")).assets;
const known = readList(LIST);

function altOf(source: string): Alt {
  const found =
    assets.find((asset) => asset.file === source) ??
    assets.find((a) => a.file === source.replace(/png$/, "jpg"));
  if (!found) throw new Error(`No description for ${source}`);
  return found.alt;
}

function keep(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

const TYPES: Record<string, string> = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" };

async function makePicture(picture: SourcePicture): Promise<SeedMedia> {
  const source = readFileSync(picture.isOwn ? picture.source : join(folder as string, picture.source));
  const fingerprint = hashOf(
    source,
    JSON.stringify(picture),
    JSON.stringify([KEPT_JPEG, SPARE_WEBP, VARIANT_WIDTHS, ENCODER_VERSION]),
    ...(picture.hour ? [JSON.stringify(HOURS[picture.hour])] : []),
  );
  const old = unchanged(known, picture.name, fingerprint);
  if (old) return old;

  const { bytes, extension } = await makeOriginal(picture, source);
  const isPlain = picture.isPixelArt === true;
  const place = picture.isBuiltIn ? BUILT_IN : KEPT;
  const file = join(place, `${picture.name}.${extension}`);
  keep(file, bytes);
  const hash = await contentHash(bytes);
  const variants: SeedFile[] = [];
  /** A rendition's name contains its source's hash, so an existing one is up to date. */
  const keepVariants = async (whole: Buffer, hash: string, widest: number, of: Partial<SeedFile> = {}) => {
    const fileOf = (format: string, width: number) =>
      join(place, `${picture.name}-${width}-${hash.slice(0, 8)}.${format}`);
    const encoded = await encodeVariants(whole, {
      skip: (format, width) =>
        isPlain || format !== "avif" || width > widest || existsSync(fileOf(format, width)),
    });
    for (const made of encoded.files) keep(fileOf(made.format, made.width), made.bytes);
    const addVariant = (format: SeedFile["format"], width: number) => {
      const kept = fileOf(format, width);
      if (!existsSync(kept)) return;
      const key = variantKey(hash, width, format);
      variants.push({ format, width, key, bytes: statSync(kept).size, ...of, file: kept });
    };
    for (const width of variantWidths(encoded.width))
      if (!of.uprightFor || width >= MIN_UPRIGHT_WIDTH) addVariant("avif", width);
    if (!isPlain && !of.uprightFor) {
      const width = Math.min(SPARE_WEBP_WIDTH, encoded.width);
      if (!existsSync(fileOf("webp", width)))
        keep(fileOf("webp", width), await sharp(whole).resize({ width }).webp(SPARE_WEBP).toBuffer());
      addVariant("webp", width);
    }
    return encoded;
  };
  const encoded = await keepVariants(bytes, hash, picture.widest);
  const focal = picture.focal ?? { x: 0.5, y: 0.5 };
  const frame = picture.hasUpright && uprightFrame({ ...encoded, focal });
  if (frame) {
    const upright = await sharp(bytes)
      .extract({
        left: Math.round(frame.left * encoded.width),
        top: 0,
        width: Math.round(frame.width * encoded.width),
        height: encoded.height,
      })
      .png()
      .toBuffer();
    await keepVariants(upright, await contentHash(upright), picture.widest, { uprightFor: focal });
  }
  const listed = known.find(({ name }) => name === picture.name);
  const made: SeedMedia = {
    name: picture.name,
    fingerprint,
    isBuiltIn: picture.isBuiltIn === true,
    bucket: picture.bucket,
    key: `${picture.folder}/${hash}.${extension}`,
    file,
    contentType: TYPES[extension] as string,
    bytes: bytes.length,
    width: encoded.width,
    height: encoded.height,
    colour: encoded.colour,
    thumbhash: encoded.thumbhash,
    focal,
    // What is written in the list stays.
    alt: listed?.alt ?? picture.alt ?? altOf(picture.source),
    ...(listed?.caption && { caption: listed.caption }),
    variants,
  };
  logEntry(made);
  return made;
}

function makeFilm(film: SourceFilm, pictures: SeedMedia[]): SeedMedia {
  const path = film.isOwn ? film.source : join(folder as string, film.source);
  const source = readFileSync(path);
  const fingerprint = hashOf(source, JSON.stringify(film));
  const old = unchanged(known, film.name, fingerprint);
  if (old) return old;
  const place = film.isBuiltIn ? BUILT_IN : KEPT;
  const file = join(place, `${film.name}.mp4`);
  const light = join(place, `${film.name}-light.mp4`);
  mkdirSync(place, { recursive: true });
  const input = ["-v", "error", "-y", "-i", path, "-an", "-map_metadata", "-1"];
  const h264 = ["-c:v", "libx264", "-profile:v", "high", "-pix_fmt", "yuv420p", "-movflags", "+faststart"];
  // Git stores the same bytes once.
  if (film.isOwn) copyFileSync(path, file);
  else execFileSync("ffmpeg", [...input, ...h264, "-crf", "24", "-preset", "veryslow", file]);
  execFileSync("ffmpeg", [
    ...input,
    "-vf",
    "scale=960:-2",
    ...h264,
    "-crf",
    "27",
    "-preset",
    "slower",
    light,
  ]);
  const poster = pictures.find((picture) => picture.name === film.poster);
  return {
    ...keptFilm(file, light),
    name: film.name,
    fingerprint,
    isBuiltIn: film.isBuiltIn,
    width: 1920,
    height: 1080,
    durationSeconds: 10,
    colour: poster?.colour ?? "#000000",
    thumbhash: poster?.thumbhash ?? "",
    focal: poster?.focal ?? { x: 0.5, y: 0.5 },
    alt: known.find(({ name }) => name === film.name)?.alt ?? altOf(film.source),
    poster: film.poster,
  };
}

function makeDesign(design: { name: string; source: string }): SeedMedia {
  const bytes = readFileSync(join(folder as string, design.source));
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const alt = altOf(design.source.replace("design.png", "top.jpg"));
  return keepDesign(KEPT, design.name, bytes, { width, height, alt });
}

type Palette = {
  fios: { indice: number; nome: string; hex: string; altura_pelo_mm: number; area: number }[];
};

/** The palettes give one colour different names. */
const RENAMED: Readonly<Record<string, string>> = {
  "contemporary Areia": "Areia Alva",
  "santana Telha": "Telha Velha",
  "studio-ryzi Cal": "Cal Creme",
  "cobogo Cal": "Cal Curada",
  "studio-ryzi Ferrugem": "Ferrugem Velha",
  "contemporary Grafite": "Grafite Fundo",
  "losango Carvão": "Carvão de Fogão",
};

/** Yarns of a design, and the height of its tallest one. */
function readYarns({ name, source }: { name: string; source: string }): SeedYarns {
  const file = join(folder as string, dirname(source), "palette.json");
  const { fios } = JSON.parse(readFileSync(file, "utf8")) as Palette;
  return {
    name,
    pileHeightMetres: Math.max(...fios.map((yarn) => yarn.altura_pelo_mm)) / 1000,
    yarns: fios.map(({ indice, nome, hex, area }) => ({
      paletteIndex: indice,
      name: RENAMED[`${name} ${nome}`] ?? nome,
      hex: hex.toLowerCase(),
      sharePermille: Math.round(area * 1000),
    })),
  };
}

/** In the application's code, because it is needed when neither files nor database can be read. */
function builtInPictures(all: SeedMedia[]): string {
  const address = (file: string) => `/media/${basename(file)}`;
  const entries = all
    .filter((entry) => entry.isBuiltIn && entry.contentType.startsWith("image/"))
    .map((entry) => {
      const sourcesOf = (isUpright: boolean) =>
        (["avif", "webp"] as const).flatMap((format) => {
          const found = entry.variants.filter(
            (variant) => variant.format === format && Boolean(variant.uprightFor) === isUpright,
          );
          const srcset = found.map((variant) => `${address(variant.file)} ${variant.width}w`).join(", ");
          return found.length > 0 ? [{ type: `image/${format}`, srcset }] : [];
        });
      const { width, height, colour, focal, alt } = entry;
      const upright = sourcesOf(true);
      const sources = { sources: sourcesOf(false), ...(upright.length > 0 && { upright }) };
      return [address(entry.file), { width, height, alt, ...sources, colour, focal }];
    });
  return `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`;
}

async function makeAll(): Promise<SeedMedia[]> {
  const made: SeedMedia[] = [];
  const queue = PICTURES.map((picture, place) => ({ picture, place }));
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      made[next.place] = await makePicture(next.picture);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}

const pictures = await makeAll();
const all = [...pictures, ...FILMS.map((film) => makeFilm(film, pictures)), ...DESIGNS.map(makeDesign)];
removeStrays(all, [KEPT, BUILT_IN]);
writeLists(all, LIST, DESIGNS.map(readYarns), YARNS_LIST);
writeFileSync(BUILT_IN_LIST, builtInPictures(all));
const total = all.reduce((sum, entry) => sum + bytesOf(entry), 0);
console.log(
  `${all.length} files of the demo brand, ${(total / 1024 / 1024).toFixed(1)} MB with their renditions`,
);
