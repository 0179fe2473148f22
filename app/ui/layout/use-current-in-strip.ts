import { useEffect, useRef } from "react";

/** For a list of links that scrolls sideways where it is narrow: it begins at the current one, and the page stays. */
export function useCurrentInStrip(current: string) {
  const strip = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is current
  useEffect(() => {
    const link = strip.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    if (!strip.current || !link) return;
    const { left, width } = strip.current.getBoundingClientRect();
    strip.current.scrollLeft += link.left + link.width / 2 - (left + width / 2);
  }, [current]);
  return strip;
}
