import { globSync, readFileSync } from "node:fs";
import { checkFolders } from "./check-folders.ts";
import { checkLengths } from "./check-lengths.ts";
import { checkTexts } from "./check-texts.ts";
import { type CruisedModule, findPartCycles } from "./part-cycles.ts";
import { collect, collectBin, type Finding, type Step, verdict } from "./steps.ts";

export const ROUTE_TYPES: Step = { name: "route types", run: routeTypes };

/** Two lanes: the type check takes as long as all the others. */
export const CHECKS: [Step[], Step[]] = [
  [{ name: "types", run: types }],
  [
    { name: "format and lint", run: () => biome(["check", "--error-on-warnings"]) },
    { name: "imports", run: imports },
    { name: "unused", run: unused },
    { name: "texts", run: checkTexts },
    { name: "file lengths", run: checkLengths },
    { name: "folders", run: checkFolders },
  ],
];

async function biome(args: string[]): Promise<Finding> {
  const { code, words } = await collectBin("biome", [...args, "--max-diagnostics=50", "--colors=off"]);
  const count = Number(/Checked (\d+) files/.exec(words)?.[1] ?? 0);
  return verdict(code === 0, count, 200, "files", words);
}

async function routeTypes(): Promise<Finding> {
  const { code, words } = await collectBin("react-router", ["typegen"]);
  return { ...verdict(code === 0, 1, 1, "", words), read: "written by the router" };
}

/** The native compiler takes a third of the time; the JavaScript one stays for tools that use its API. */
const COMPILER = "node_modules/typescript-native/bin/tsc";
/** More checkers repeat work; the other core has other checks. */
const ONE_CORE = ["--checkers", "1"];

async function types(): Promise<Finding> {
  const { code, words } = await collect(process.execPath, [COMPILER, "--noEmit", "--listFiles", ...ONE_CORE]);
  const lines = words.split("\n");
  const isListed = (line: string) => /^\/.*\.(tsx?|[mc]ts|json)$/.test(line);
  const own = lines.filter((line) => isListed(line) && !line.includes("/node_modules/"));
  return verdict(code === 0, own.length, 200, "files", lines.filter((line) => !isListed(line)).join("\n"));
}

async function imports(): Promise<Finding> {
  const args = ["app", "db", "server.ts", "--config", ".dependency-cruiser.mjs", "--output-type", "json"];
  const { words } = await collectBin("depcruise", args);
  const { modules, summary } = JSON.parse(words.slice(words.indexOf("{"))) as Cruise;
  const { parts, cycles } = findPartCycles(modules);
  const found = summary.violations.map(
    ({ rule, from, to, comment }) => `${rule.name}: ${from} → ${to} ${comment ?? ""}`,
  );
  found.push(...cycles);
  if (parts < LEAST_PARTS) found.push(`It saw ${parts} parts, expected ${LEAST_PARTS}.`);
  const read = verdict(found.length === 0, summary.totalCruised, 200, "modules", found.join("\n"));
  const count = summary.totalDependenciesCruised ?? 0;
  return { ...read, read: `${read.read}, ${count} imports, ${parts} parts` };
}

/** Fewer mean that the wrong folder was read. */
const LEAST_PARTS = 40;

type Violation = { rule: { name: string }; from: string; to: string; comment?: string };
type Cruise = {
  modules: CruisedModule[];
  summary: { totalCruised: number; totalDependenciesCruised?: number; violations: Violation[] };
};

async function unused(): Promise<Finding> {
  const { project } = JSON.parse(readFileSync("knip.json", "utf8")) as { project: string[] };
  const { code, words } = await collectBin("knip", ["--no-progress", "--treat-config-hints-as-errors"]);
  return verdict(code === 0, globSync(project).length, 200, "files", words);
}
