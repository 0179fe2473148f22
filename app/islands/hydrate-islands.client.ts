import { whenLoaded } from "./when-loaded.client.ts";

type IslandModule = Record<string, React.ComponentType<object>>;

const modules = import.meta.glob<IslandModule>("../**/*.island.tsx");
const byName = new Map(
  Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.island\.tsx$/g, ""), load] as const),
);
const hydrations = new WeakMap<Element, Promise<boolean>>();

/** False when its script could not be loaded; the next call tries again. */
export function hydrateOnce(island: HTMLElement): Promise<boolean> {
  let done = hydrations.get(island);
  if (!done) {
    done = hydrate(island).then(
      () => true,
      () => {
        hydrations.delete(island);
        return false;
      },
    );
    hydrations.set(island, done);
  }
  return done;
}

async function hydrate(island: HTMLElement): Promise<void> {
  const load = byName.get(island.dataset.island ?? "");
  if (!load) return;
  const [{ hydrateIsland }, module] = await Promise.all([import("./react.client.ts"), load()]);
  const component = Object.values(module)[0];
  if (!component) return;
  await hydrateIsland(island, component);
  // Held events are replayed now.
  island.dataset.hydrated = "";
}

/** At once when touched; when merely visible, after the page has loaded. */
export function observeIslands(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        seen.unobserve(entry.target);
        void hydrateOnce(entry.target as HTMLElement);
      }
    },
    { rootMargin: "0px 0px 20% 0px" },
  );
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (island.dataset.hydrate === "visible") whenLoaded(() => seen.observe(island));
    for (const type of ["pointerenter", "focusin"]) {
      island.addEventListener(type, () => void hydrateOnce(island), { once: true });
    }
  }
}
