import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { CONVERTED, type ConvertedType, EXTENSIONS, endingsOf, type MediaType } from "../media.rules.ts";
import { inspectDocument } from "./document.server.ts";
import { inspectFilm } from "./film.server.ts";
import { type Finding, RefusedFile } from "./finding.ts";
import { inspectPicture } from "./picture.server.ts";
import { isTiffWithLateDirectory } from "./tiff.ts";

const FIRST_BYTES = 4100;
const ALIASES: Record<string, MediaType> = {
  "image/apng": "image/png",
  "image/vnd.microsoft.icon": "image/x-icon",
  "video/x-m4v": "video/mp4",
};

/** The type by content. Throws RefusedFile. */
export async function inspect(path: string, name: string, accepted: readonly MediaType[]): Promise<Finding> {
  const type = await sniff(path);
  if (!type || !accepted.includes(type)) throw new RefusedFile("wrongType", type);
  if (!matchesName(type, name)) throw new RefusedFile("wrongExtension", `${name} is ${type}`);
  if (type === "application/pdf") return inspectDocument(path);
  if (type !== "video/mp4") return inspectPicture(path, type);
  const film = await inspectFilm(path);
  if (film.isHevc) throw new RefusedFile("filmCodec", "HEVC");
  return film;
}

async function firstBytes(path: string): Promise<Buffer> {
  await using file = await open(path);
  const bytes = Buffer.alloc(FIRST_BYTES);
  const { bytesRead } = await file.read(bytes, 0, FIRST_BYTES, 0);
  if (bytesRead === 0) throw new RefusedFile("empty");
  return bytes.subarray(0, bytesRead);
}

/** What has to be converted before it is inspected. */
export async function convertedTypeOf(path: string): Promise<ConvertedType | null> {
  const found = (await fileTypeFromBuffer(await firstBytes(path)))?.mime ?? "";
  const type = found === "image/heif" ? "image/heic" : found;
  return type in CONVERTED ? (type as ConvertedType) : null;
}

async function sniff(path: string): Promise<MediaType | undefined> {
  const start = await firstBytes(path);
  if (isTiffWithLateDirectory(start)) return "image/tiff";
  const found = (await fileTypeFromBuffer(start))?.mime ?? "";
  if (found === "" || found === "application/xml") return looksLikeSvg(start) ? "image/svg+xml" : undefined;
  if (found in EXTENSIONS) return found as MediaType;
  return ALIASES[found];
}

function looksLikeSvg(start: Buffer): boolean {
  const text = start.toString("utf8").replace(/^\uFEFF/, "");
  return /^\s*</.test(text) && /<svg[\s>]/.test(text);
}

function matchesName(type: MediaType, name: string): boolean {
  // Dates and times of a name without an extension have digits only.
  const extension = /\.(?!\d+$)([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined) return true;
  return endingsOf(type).includes(`.${extension}`);
}
