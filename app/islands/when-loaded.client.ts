export function whenLoaded(work: () => void): void {
  if (document.readyState === "complete") work();
  else addEventListener("load", work, { once: true });
}

/** After the first paint too. For work that is not urgent. */
export function whenShown(work: () => void): void {
  whenLoaded(() => requestAnimationFrame(() => setTimeout(work)));
}
