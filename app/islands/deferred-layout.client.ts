import { whenShown } from "./when-loaded.client.ts";

/** Fewer would repeat the cost of a frame more often, more would make one long task. */
const AT_ONCE = 4;

/** Afterwards nothing is left to lay out while one scrolls. */
export function layOutDeferred(): void {
  const sections = [...document.querySelectorAll<HTMLElement>("[data-deferred-layout] > *, [data-carousel]")];
  const layOut = (some: HTMLElement[]) => {
    for (const section of some) section.style.contentVisibility = "visible";
  };
  const next = () => {
    layOut(sections.splice(0, AT_ONCE));
    if (sections.length > 0) whenIdle(next);
  };
  // A browser without scroll anchoring would show another place than the one returned to.
  if (isReturn()) layOut(sections);
  else if (sections.length > 0) whenShown(() => whenIdle(next));
}

const isReturn = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type !== "navigate");

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work);
