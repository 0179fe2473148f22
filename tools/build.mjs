import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { nodeToRunWith, run } from "./install.mjs";

const SOURCES = [
  "app",
  "db/seed",
  "docs/novidades.md",
  "public",
  "server.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
  "tools/build.mjs",
  "tools/vite",
];
const NOTE = "build/source-hash";

/** Builds when a source changed since the last build. */
export async function ensureBuilt() {
  const hash = sourceHash();
  if (existsSync("build/server/index.js") && existsSync(NOTE) && readFileSync(NOTE, "utf8") === hash) return;
  await build(hash);
}

export async function build(hash = sourceHash()) {
  const began = Date.now();
  console.log("Building the site ...");
  rmSync(NOTE, { force: true });
  // Of the former build's files.
  for (const cache of ["compile-cache", "compressed"])
    rmSync(`build/${cache}`, { recursive: true, force: true });
  const reactRouter = "node_modules/@react-router/dev/bin.cjs";
  await run(nodeToRunWith(), [reactRouter, "build", "--logLevel", "warn"], {
    ...process.env,
    NODE_ENV: "production",
  });
  writeFileSync(NOTE, hash);
  console.log(`  done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Of what is built, tests left out: the content of every file with its path. */
export function sourceHash() {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap(filesBelow).sort()) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  // The demo's pictures and lists are read from disk when an empty database is seeded.
  if (path.startsWith("db/seed/") && !path.endsWith(".ts")) return [];
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await build().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
