import { globSync, readFileSync } from "node:fs";
import { type Finding, verdict } from "./steps.ts";

const LONGEST = 300;
const SOURCES = "{app,db,tests,tools,bench}/**/*.{ts,tsx,mjs,css}";
/** Texts, demo content and generated files may be longer. */
const EXEMPT =
  /\.texts\.ts$|^db\/seed\/|^db\/migrations\/|settings\.defaults(?:\.[a-z]+)?\.ts$|\.generated\./;

export function ownSources(): string[] {
  return [...globSync(SOURCES), ...globSync("*.{ts,mjs}")].filter((path) => !EXEMPT.test(path)).sort();
}

export async function checkLengths(): Promise<Finding> {
  const lengths = ownSources().map((path) => ({
    path,
    lines: readFileSync(path, "utf8").split("\n").length - 1,
  }));
  const tooLong = lengths.filter(({ lines }) => lines > LONGEST);
  const words = tooLong.map(
    ({ path, lines }) => `${path} has ${lines} lines; the longest allowed is ${LONGEST}`,
  );
  const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const found = verdict(tooLong.length === 0, lengths.length, 200, "files", words.join("\n"));
  return {
    ...found,
    read: `${found.read}, median ${at(0.5)} lines, 95th of 100 ${at(0.95)}, longest ${at(1)}`,
  };
}
