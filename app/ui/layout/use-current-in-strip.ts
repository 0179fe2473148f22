import { useCallback } from "react";

/** For a list of links that scrolls from the window's left edge where it is narrow: it shows the current one. */
export const useCurrentInStrip = (current: string) =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is current
  useCallback(
    (strip: HTMLUListElement | null) => {
      const link = strip?.querySelector<HTMLElement>("[aria-current]");
      // Not `scrollIntoView`, which moves the page as well.
      if (link) strip?.scrollTo(link.offsetLeft - innerWidth / 3, 0);
    },
    [current],
  );
