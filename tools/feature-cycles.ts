/** A module as dependency-cruiser reports it: its path, and the paths that it imports. */
export type CruisedModule = { source: string; dependencies: { resolved: string }[] };

export type FolderCycles = {
  /** Folders directly below app/features/ that were seen. */
  folders: number;
  /** One text for each cycle: its folders, and for each arrow an import that makes it. */
  cycles: string[];
};

/** Importing folder → imported folder → the first import found between them. */
type Graph = Map<string, Map<string, string>>;

/**
 * Cycles between the folders directly below app/features/, whatever lies deeper in them. Two folders can need each
 * other though no two files do, which the rule "no-cycle" does not see; dependency-cruiser's own folder rules treat
 * each subfolder as a folder of its own. Imports of types count like all others.
 */
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

/** Breadth-first search from a folder back to itself; null when it is in no cycle. */
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
