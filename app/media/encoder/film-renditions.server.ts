import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { log } from "#app/platform/log.server.ts";
import { inspectFilm } from "../inspection/film.server.ts";
import type { Media } from "../media.table.ts";
import type { WrittenPicture } from "./encoder.rules.ts";
import { encode } from "./encoder.server.ts";

const LIGHT_HEIGHT = 720;
const POSTER_AT_SECONDS = 1;
/** Raise it when the renditions change, because their addresses are immutable. */
const RENDITIONS_VERSION = "2";

const NO_NOTES = ["-map_metadata", "-1"];

type FilmFile = {
  format: "mp4";
  width: number;
  height: number;
  bytes: number;
  path: string;
  contentHash: string;
};
export type FilmRenditions = {
  /** The film with its index in front; absent when it was there already. */
  fast?: FilmFile;
  /** Smaller and silent; absent when the film was light already. */
  light?: FilmFile;
  poster?: WrittenPicture;
};

let ffmpeg: Promise<boolean> | undefined;

/** Cached. Without ffmpeg films are served as uploaded. */
export function hasFfmpeg(): Promise<boolean> {
  ffmpeg ??= promisify(execFile)("ffmpeg", ["-version"]).then(
    () => true,
    () => false,
  );
  return ffmpeg;
}

/** Fast start (index in front), a light silent one, and a poster. */
export async function makeFilmRenditions(
  path: string,
  row: Media,
  folder: string,
  signal: AbortSignal,
): Promise<FilmRenditions> {
  if (!(await hasFfmpeg())) {
    log.info({ url: row.url }, "ffmpeg is not installed: the film is shown as it was uploaded");
    return {};
  }
  const { width, height, startsFast, durationSeconds = 0 } = await inspectFilm(path);
  const size = { width, height };
  let fast: FilmFile | undefined;
  if (!startsFast) {
    const target = join(folder, "fast.mp4");
    await run(["-i", path, "-c", "copy", ...NO_NOTES, "-movflags", "+faststart", target], signal);
    fast = await described(target, size, await hashOf(path, "fast"));
  }
  const light = await makeLight(path, { ...size, bytes: row.bytes }, folder, signal);
  const still = join(folder, "poster.png");
  const at = Math.min(POSTER_AT_SECONDS, durationSeconds / 2).toFixed(2);
  await run(["-ss", at, "-i", path, "-frames:v", "1", still], signal);
  const poster = await encode({ op: "all", path: still, outFolder: folder, skip: [] }, signal);
  return { ...(fast && { fast }), ...(light && { light }), poster };
}

type Size = { width: number; height: number; bytes: number };

async function makeLight(
  path: string,
  from: Size,
  folder: string,
  signal: AbortSignal,
): Promise<FilmFile | undefined> {
  const height = Math.min(LIGHT_HEIGHT, from.height - (from.height % 2));
  const width = 2 * Math.round((from.width * height) / from.height / 2);
  const light = join(folder, "light.mp4");
  const picture = ["-vf", `scale=${width}:${height}`, "-c:v", "libx264", "-preset", "medium", "-crf", "28"];
  const output = ["-pix_fmt", "yuv420p", ...NO_NOTES, "-movflags", "+faststart", "-threads", "1", light];
  await run(["-i", path, "-an", "-sn", "-dn", ...picture, ...output], signal);
  const made = await described(light, { width, height }, await hashOf(path, "light"));
  return made.bytes < from.bytes ? made : undefined;
}

async function described(
  path: string,
  size: { width: number; height: number },
  contentHash: string,
): Promise<FilmFile> {
  return { format: "mp4", ...size, bytes: (await stat(path)).size, path, contentHash };
}

function run(args: string[], signal: AbortSignal): Promise<void> {
  const quiet = ["-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-protocol_whitelist", "file"];
  return new Promise((resolve, reject) => {
    const child = spawn("ffmpeg", [...quiet, ...args], { signal, stdio: ["ignore", "ignore", "pipe"] });
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let complaint = "";
    child.stderr.on("data", (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-500);
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}: ${complaint}`)),
    );
  });
}

async function hashOf(path: string, rendition: "fast" | "light"): Promise<string> {
  const hash = createHash("sha256").update(RENDITIONS_VERSION + rendition);
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex").slice(0, 32);
}
