import { spawn } from "node:child_process";

/*
 * npm run bench | bench:scale | bench:durability | bench:simulator [-- PART [ARGUMENTS]]: all parts of a
 * group, or one. Options without a part are for the first one: bench:simulator -- --rooms FOLDER. Exits with 1 when a
 * part missed its aim.
 */
const GROUPS: Record<string, Record<string, string>> = {
  delivery: {
    summary: "run.ts",
    forms: "refused-forms.ts",
    pages: "pages.ts",
    uploads: "uploads.ts",
    admin: "admin.ts",
  },
  scale: {
    growth: "growth.ts",
    import: "import.ts",
    update: "update.ts",
    preview: "preview.ts",
    owner: "owner.ts",
    analytics: "analytics.ts",
    audit: "audit.ts",
  },
  durability: { database: "durability.ts", leads: "leads.ts" },
  simulator: {
    rooms: "simulator/simulator.ts",
    studio: "simulator/studio.ts",
    photos: "simulator/simulator-photos.ts",
  },
};

const [group = "", ...given] = process.argv.slice(2);
const parts = GROUPS[group] ?? {};
const [first = ""] = Object.keys(parts);
const [part, ...rest] = given[0]?.startsWith("--") ? [first, ...given] : given;
const chosen = part ? [part] : Object.keys(parts);
if (chosen.length === 0 || chosen.some((name) => !(name in parts))) {
  console.error(`Parts of ${group}: ${Object.keys(parts).join(", ")}`);
  process.exit(2);
}
for (const name of chosen) {
  console.log(`\n${name}`);
  process.exitCode = Math.max(Number(process.exitCode ?? 0), await run(parts[name] ?? "", rest));
}

function run(file: string, args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [new URL(file, import.meta.url).pathname, ...args], {
      stdio: "inherit",
    });
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal));
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
