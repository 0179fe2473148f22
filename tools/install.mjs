import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const OLDEST_NODE = [22, 22];
const PROGRESS_EVERY_MS = 5000;

/** Runs `npm ci` when node_modules is absent or does not hold what package-lock.json says. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing the packages (needed once, about half a minute) ...");
  const ticker = setInterval(() => {
    console.log(`  ${Math.min(99, Math.round(shareInstalled() * 100))} %`);
  }, PROGRESS_EVERY_MS);
  try {
    // What builds the site is needed, whatever NODE_ENV says.
    await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  } finally {
    clearInterval(ticker);
  }
  console.log("  100 %");
}

function lockedPackages() {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const { "": _root, ...rest } = packages;
  return rest;
}

/** npm notes what it installed in a hidden lock file; packages of other platforms are rightly absent from it. */
function isInstalled() {
  const note = "node_modules/.package-lock.json";
  if (!existsSync(note)) return false;
  const { packages: installed } = JSON.parse(readFileSync(note, "utf8"));
  return Object.entries(lockedPackages()).every(([path, { version, optional }]) => {
    const found = installed[path]?.version;
    return found === undefined ? Boolean(optional) : found === version;
  });
}

/** npm makes every folder at once and fills them one by one: a package is there when its package.json is. */
function shareInstalled() {
  if (!existsSync("node_modules")) return 0;
  const names = readdirSync("node_modules").filter((name) => !name.startsWith("."));
  const folders = names.flatMap((name) =>
    name.startsWith("@") ? readdirSync(join("node_modules", name)).map((part) => join(name, part)) : [name],
  );
  const there = folders.filter((folder) => existsSync(join("node_modules", folder, "package.json")));
  return folders.length === 0 ? 0 : there.length / folders.length;
}

/**
 * How Node runs the server. The space for young objects is half as large as by default: memory at rest falls by about
 * 40 MB, and a page that is rendered anew costs 3 % more processor time. The space for old ones grows by 30 % before it is
 * collected again, not to a multiple: with 20,000 products 80 MB less under load, at the same processor time. The Dockerfile and
 * docs/runbook.md say the same.
 */
export const SERVER_FLAGS = ["--max-semi-space-size=8", "--heap-growing-percent=30"];

/** The pinned Node of node_modules; else this one when it is new enough; else a plain word and the end. */
export function nodeToRunWith() {
  const pinned = join("node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  if (existsSync(pinned)) return pinned;
  if (isNewEnough()) return process.execPath;
  console.error(
    `There is no Node package for this platform (${process.platform} ${process.arch}), and the Node that runs ` +
      `this is ${process.versions.node}. Install Node ${OLDEST_NODE.join(".")} or newer and start with npm start.`,
  );
  process.exit(1);
}

function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

/** Runs a program quietly; its words are shown only when it fails. */
export function run(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...env, NO_COLOR: "1" }, stdio: ["ignore", "pipe", "pipe"] });
    let words = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => (words += bytes));
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) return resolve(words);
      reject(new Error(`${command} ${args.join(" ")} failed (exit code ${code}):\n${words}`));
    });
  });
}
