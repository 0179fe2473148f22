export type CruisedModule = { source: string; dependencies: { resolved: string }[] };

export type PartCycles = {
  parts: number;
  /** One text for each cycle: its parts, and an import for each step. */
  cycles: string[];
};

/** Folders of app/ that are a part of their own; each folder below features/ is one too. Inner folders come first. */
const PARTS = [
  ["accounts/audit", "accounts", "media/library", "media", "simulator"],
  [
    "requests/alerts",
    "requests/inbox",
    "requests/outbox",
    "requests/personal-data",
    "requests/privacy",
    "requests",
  ],
  ["content/drafts", "content/history", "content/import-export", "content/preview-pages"],
  ["admin/dashboard", "admin/entry-search", "admin/setup"],
  ["operations/backups", "operations/updates", "site/opening", "site/redirects"],
].flat();

/** A regular expression for a part's folder, seen from app/. */
export const FOLDER_OF_PART = ["features/[^/]+", ...PARTS].join("|");

/** Importing part → imported part → the first import between them. */
type Graph = Map<string, Map<string, string>>;

export function findPartCycles(modules: CruisedModule[]): PartCycles {
  const graph = graphOf(modules);
  const reported = new Set<string>();
  const cycles: string[] = [];
  for (const part of [...graph.keys()].sort()) {
    if (reported.has(part)) continue;
    const path = shortestCycle(graph, part);
    if (!path) continue;
    for (const member of path) reported.add(member);
    const imports = path.slice(1).map((to, index) => `  ${graph.get(path[index] ?? "")?.get(to)}`);
    cycles.push([`parts in a cycle: ${path.join(" → ")}`, ...imports].join("\n"));
  }
  return { parts: graph.size, cycles };
}

const IN_A_PART = new RegExp(`^app/(${FOLDER_OF_PART})/`);

const partOf = (path: string) => IN_A_PART.exec(path)?.[1];

function graphOf(modules: CruisedModule[]): Graph {
  const graph: Graph = new Map();
  for (const { source, dependencies } of modules) {
    const from = partOf(source);
    if (!from) continue;
    const edges = graph.get(from) ?? new Map<string, string>();
    graph.set(from, edges);
    for (const { resolved } of dependencies) {
      const to = partOf(resolved);
      if (to && to !== from && !edges.has(to)) edges.set(to, `${source} → ${resolved}`);
    }
  }
  return graph;
}

function shortestCycle(graph: Graph, start: string): string[] | null {
  const paths = [[start]];
  const seen = new Set<string>();
  for (const path of paths)
    for (const next of graph.get(path.at(-1) ?? "")?.keys() ?? []) {
      if (next === start) return [...path, start];
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  return null;
}
