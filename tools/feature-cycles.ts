export type CruisedModule = { source: string; dependencies: { resolved: string }[] };

export type FolderCycles = {
  /** Folders directly below app/features/. */
  folders: number;
  /** One text for each cycle: its folders, and an import for each arrow. */
  cycles: string[];
};

/** Importing folder → imported folder → the first import between them. */
type Graph = Map<string, Map<string, string>>;

export function findFeatureCycles(modules: CruisedModule[]): FolderCycles {
  const graph = graphOf(modules);
  const reported = new Set<string>();
  const cycles: string[] = [];
  for (const folder of [...graph.keys()].sort()) {
    if (reported.has(folder)) continue;
    const path = shortestCycle(graph, folder);
    if (!path) continue;
    for (const member of path) reported.add(member);
    const imports = path.slice(1).map((to, index) => `  ${graph.get(path[index] ?? "")?.get(to)}`);
    cycles.push([`feature folders in a cycle: ${path.join(" → ")}`, ...imports].join("\n"));
  }
  return { folders: graph.size, cycles };
}

const featureOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1];

function graphOf(modules: CruisedModule[]): Graph {
  const graph: Graph = new Map();
  for (const { source, dependencies } of modules) {
    const from = featureOf(source);
    if (!from) continue;
    const edges = graph.get(from) ?? new Map<string, string>();
    graph.set(from, edges);
    for (const { resolved } of dependencies) {
      const to = featureOf(resolved);
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
