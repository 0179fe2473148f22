import { whenShown } from "./when-loaded.client.ts";

type LazyModule = { start: (element: HTMLElement) => void };

const modules = import.meta.glob<LazyModule>("../{ui,features}/**/*.lazy.client.ts");

/** `data-lazy` names the file that takes over the element; loaded when it is less than half a window away. */
export function observeLazyElements(): void {
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
    for (const element of document.querySelectorAll("[data-lazy]")) observer.observe(element);
  });
}

async function load(element: HTMLElement): Promise<void> {
  const ending = `/${element.dataset.lazy}.lazy.client.ts`;
  const found = Object.entries(modules).find(([path]) => path.endsWith(ending));
  (await found?.[1]())?.start(element);
}
