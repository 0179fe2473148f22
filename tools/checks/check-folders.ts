import { globSync } from "node:fs";
import { dirname, sep } from "node:path";
import { type Finding, verdict } from "./steps.ts";

/** More cannot be read at a glance. */
const MAX_FILES = 40;
const MAX_DEPTH = 4;

/** Folders of code are small enough to be read at a glance, and not deep. */
export async function checkFolders(): Promise<Finding> {
  const counts = new Map<string, number>();
  for (const file of globSync("{app,tests,tools,bench}/**/*.{ts,tsx,mjs,css}"))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const tooFull = [...counts].filter(([, count]) => count > MAX_FILES);
  const tooDeep = [...counts.keys()].filter((folder) => folder.split(sep).length > MAX_DEPTH);
  const words = [
    ...tooFull.map(([folder, count]) => `${folder} holds ${count} files; at most ${MAX_FILES}`),
    ...tooDeep.map((folder) => `${folder} is more than ${MAX_DEPTH} folders deep`),
  ];
  const found = verdict(words.length === 0, counts.size, 100, "folders", words.join("\n"));
  return { ...found, read: `${found.read}, most files in one ${Math.max(...counts.values())}` };
}
