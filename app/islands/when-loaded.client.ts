/** Does something when everything that the page needs at once is there. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === "complete") work();
  else addEventListener("load", work, { once: true });
}

/**
 * The same once it was shown as well: on a quick line the last picture arrives before the first is drawn. For what
 * nobody waits for.
 */
export function whenShown(work: () => void): void {
  whenLoaded(() => requestAnimationFrame(() => setTimeout(work)));
}
