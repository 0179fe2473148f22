import { whenShown } from "./when-loaded.client.ts";

/** Fewer would repeat the cost of a frame more often, more would make one long task. */
const AT_ONCE = 4;

/** Afterwards nothing is left to lay out while one scrolls. */
export function layOutDeferred(): void {
  const sections = [...document.querySelectorAll<HTMLElement>("[data-deferred-layout] > *, [data-carousel]")];
  const next = () => {
    for (const section of sections.splice(0, AT_ONCE)) section.style.contentVisibility = "visible";
    if (sections.length > 0) whenIdle(next);
  };
  if (sections.length > 0) whenShown(() => whenIdle(next));
}

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work);
