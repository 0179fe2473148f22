import type { Plugin, Rolldown } from "vite";
import { CLIENT_BUILD } from "./client-build.ts";

type Graph = Pick<
  { getModuleIds(): Iterable<string>; getModuleInfo(id: string): Info | null },
  "getModuleIds" | "getModuleInfo"
>;
type Info = Pick<
  Rolldown.ModuleInfo,
  "importedIds" | "dynamicallyImportedIds" | "dynamicImporters" | "isEntry" | "code"
>;

const STYLE = /\.css$/;
const HYDRATION = /app\/hydrate\.client\.tsx$/;
const FIRST_SCRIPT = /app\/entry\.client\.tsx$/;
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;
const FRAME = /app\/(?:root|admin\/admin\.layout)\.tsx\?/;
const SCREEN = /\.admin\.tsx\?/;
/** What every editor needs and no list. */
const VALIDATION = /node_modules\/(?:zod|@conform-to)\//;
/** Of what fewer screens share, only these load it. */
const MIN_LISTS = 3;
const MIN_EDITORS = 3;
const MIN_SCREENS = 4;
/** Characters of a module that is not worth a request of its own. */
const MAX_SMALL = 1500;
/** On most screens, and in most islands. */
const PICTURE = /ui\/media\/picture\.tsx$/;
/** The studio always loads one of the two. */
const SCENE = /(?:flat|relief)-view\.ts$/;
const STUDIO = /studio\/studio\.tsx$/;
/** Routes of public pages; the others are rendered by the client router too. */
const PUBLIC = /\.page\.tsx\?|site\.layout\.tsx\?/;
const WITH_ROUTER =
  /\/(?:accounts\/[\w-]+|admin\/access|site\/errors)\/[\w-]+\.page|simulator-admin\.page|storage-test\.page/;

/**
 * By default the bundler makes a chunk of every set of modules that the same routes share, so an admin screen
 * requests eighty scripts and thirty style sheets. Here most shared modules are in a few chunks. Public pages
 * load nothing more: their route scripts never run, and no group mixes style sheets that they use with
 * others.
 */
export function groupChunks(): Plugin {
  let groups = new Map<string, string>();
  return {
    name: "group-chunks",
    ...CLIENT_BUILD,
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: [{ name: (id: string) => groups.get(id) ?? null }],
                },
              },
            },
          },
        },
      },
    }),
    // A route's file may export what another file of its group needs.
    options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    buildEnd() {
      groups = assignGroups(readOnce(this));
    },
    generateBundle(_options, bundle) {
      const circle = findCircle(bundle);
      if (circle)
        this.error(`Files of tools/vite/group-chunks.ts import one another: ${circle.join(" imports ")}`);
    },
  };
}

export function assignGroups(graph: Graph): Map<string, string> {
  const ids = [...graph.getModuleIds()];
  const entries = ids.filter((id) => graph.getModuleInfo(id)?.isEntry);
  const within = (roots: string[], lazy?: "lazy") => reach(graph, roots, lazy);
  const first = ids.filter((id) => FIRST_SCRIPT.test(id));
  const hydration = ids.filter((id) => HYDRATION.test(id));
  const frames = entries.filter((id) => FRAME.test(id));
  const framed = within([...frames, ...hydration]);
  const islands = within(first, "lazy");
  const page = within(first);
  const rooted = within(entries.filter((id) => /app\/root\.tsx\?/.test(id)));
  const shown = within(entries.filter(isPublicRoute));
  const loaders = new Map<string, string[]>();
  for (const root of ids.filter((id) => islands.has(id) && graph.getModuleInfo(id)?.dynamicImporters.length))
    for (const id of within([root])) loaders.set(id, [...(loaders.get(id) ?? []), root]);
  const studio = ids.find((id) => STUDIO.test(id)) ?? "";
  const lazy = new Set(
    ids
      .filter((id) => !islands.has(id) && graph.getModuleInfo(id)?.dynamicImporters.length)
      .flatMap((id) => [...within([id])]),
  );
  const screens = Map.groupBy(
    entries.filter((id) => SCREEN.test(id)),
    (id) => id.split("?")[0],
  );
  const users = new Map<string, string[]>();
  const lists = new Map<string, number>();
  for (const [screen = "", routes] of screens) {
    const needed = within(routes);
    const isList = ![...needed].some((id) => VALIDATION.test(id));
    for (const id of needed) {
      users.set(id, [...(users.get(id) ?? []), nameOf(screen)]);
      if (isList) lists.set(id, (lists.get(id) ?? 0) + 1);
    }
  }
  const islandGroups = new Map<string, string>();
  const groups = new Map<string, string>();
  for (const id of ids) {
    const group = groupOf(id);
    if (group) groups.set(id, group);
  }
  return groups;

  function groupOf(id: string): string | undefined {
    // Lazily loaded modules must run only when requested.
    const info = graph.getModuleInfo(id);
    if (info?.isEntry || (info?.dynamicImporters.length && !HYDRATION.test(id))) return;
    if (page.has(id) || /preload-helper|^\0rolldown/.test(id)) return;
    if (STYLE.test(id)) {
      if (rooted.has(id)) return "root-styles";
      if (shown.has(id) || islands.has(id)) return;
    }
    if (REACT.test(id)) return "react";
    if (islands.has(id)) {
      if (
        isForAll(id) ||
        ((users.get(id) ?? []).length >= MIN_SCREENS && [...within([id])].every(isForAllOrSmall))
      )
        return "ui";
      return users.has(id) ? groupOfIslands(id) : undefined;
    }
    if (framed.has(id)) return "admin";
    const used = users.get(id) ?? [];
    const inLists = lists.get(id) ?? 0;
    // With the frame: whoever opens one list opens the next, and each file is a request of every screen.
    const inEditors = used.length - inLists;
    if (inLists >= MIN_LISTS || (inLists > 0 && used.length >= MIN_SCREENS)) return "admin";
    if (inEditors >= MIN_EDITORS) return "forms";
    // With public pages, whose route scripts never run, or with what the screen loads on request.
    const isShared = lazy.has(id) || (shown.has(id) && !STYLE.test(id));
    return used.length > 1 || (used.length > 0 && isShared) ? `of-${used.join("-")}` : undefined;
  }

  /** What the frame shares with islands. */
  function isForAll(id: string): boolean {
    return framed.has(id) && !id.includes("node_modules");
  }

  function isForAllOrSmall(id: string): boolean {
    const { length = MAX_SMALL } = graph.getModuleInfo(id)?.code ?? [];
    const isSmall = length < MAX_SMALL || PICTURE.test(id);
    return isForAll(id) || REACT.test(id) || STYLE.test(id) || (islands.has(id) && isSmall);
  }

  /** Of what the same islands load, so that a visitor's browser loads nothing more. */
  function groupOfIslands(id: string): string {
    const parts = (loaders.get(id) ?? []).map((part) => (SCENE.test(part) ? studio : part));
    const key = [lists.has(id), ...new Set(parts)].toSorted().join(" ");
    const name = islandGroups.get(key) ?? `shared-${islandGroups.size + 1}`;
    islandGroups.set(key, name);
    return name;
  }
}

/** With the frame around it. */
export const isHydratedScreen = (id: string) => FRAME.test(id) || SCREEN.test(id);

const nameOf = (screen: string) => /([\w-]+)\.admin\.tsx$/.exec(screen)?.[1] ?? "";

/** A public page is complete without the router: its script never runs. */
export const isPublicRoute = (id: string) => PUBLIC.test(id) && !WITH_ROUTER.test(id);

/** The bundler copies a module's facts each time, which took an eighth of the build. */
export function readOnce(graph: Graph): Graph {
  const infos = new Map<string, Info | null>();
  return {
    getModuleIds: () => graph.getModuleIds(),
    getModuleInfo(id) {
      const known = infos.get(id);
      if (known !== undefined) return known;
      const info = graph.getModuleInfo(id);
      infos.set(id, info && copyOf(info));
      return infos.get(id) ?? null;
    },
  };
}

const copyOf = ({ importedIds, dynamicallyImportedIds, dynamicImporters, isEntry, code }: Info): Info => ({
  importedIds,
  dynamicallyImportedIds,
  dynamicImporters,
  isEntry,
  code,
});

/** Modules reachable from the roots; lazily loaded ones with `lazy`. */
export function reach(graph: Pick<Graph, "getModuleInfo">, roots: string[], lazy?: "lazy"): Set<string> {
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = graph.getModuleInfo(id);
    if (!info || reached.has(id) || (lazy && HYDRATION.test(id))) continue;
    reached.add(id);
    waiting.push(...info.importedIds, ...(lazy ? info.dynamicallyImportedIds : []));
  }
  return reached;
}

/** Files that import one another in a cycle: one would run before what it uses. */
function findCircle(bundle: Rolldown.OutputBundle): string[] | undefined {
  const done = new Set<string>();
  const follow = (name: string, path: string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    const file = bundle[name];
    if (done.has(name) || file?.type !== "chunk") return;
    for (const next of file.imports) {
      const circle = follow(next, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
  };
  for (const name of Object.keys(bundle)) {
    const circle = follow(name, []);
    if (circle) return circle;
  }
}
