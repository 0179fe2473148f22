import { readFile, writeFile } from "node:fs/promises";
import type { MediaType } from "../media.rules.ts";
import { blankFilmLocation } from "./film-location.server.ts";
import { blankLocation } from "./location.ts";

/** For privacy. The length stays. */
export async function removeLocation(path: string, type: MediaType): Promise<boolean> {
  if (type === "video/mp4") return blankFilmLocation(path);
  const bytes = await readFile(path);
  const isRemoved = blankLocation(bytes, type);
  if (isRemoved) await writeFile(path, bytes);
  return isRemoved;
}
