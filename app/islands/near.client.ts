import { whenShown } from "./when-loaded.client.ts";

/** What a `*.near.client.ts` file exports: it takes over an element that works without it. */
type NearModule = { start: (element: HTMLElement) => void };

const modules = import.meta.glob<NearModule>("../{ui,features}/**/*.near.client.ts");

/**
 * Parts of a page that need script of their own, but not React: `data-near` says which file starts the element. It is
 * loaded when the element is less than half a window away, so it costs nothing to who never scrolls there.
 */
export function watchNearParts(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void load(target as HTMLElement);
      }
    },
    { rootMargin: "50% 0px" },
  );
  whenShown(() => {
    for (const element of document.querySelectorAll("[data-near]")) observer.observe(element);
  });
}

async function load(element: HTMLElement): Promise<void> {
  const ending = `/${element.dataset.near}.near.client.ts`;
  const found = Object.entries(modules).find(([path]) => path.endsWith(ending));
  (await found?.[1]())?.start(element);
}
