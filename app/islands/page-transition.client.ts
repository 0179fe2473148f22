/** Threads fall on the way forward; going back shows the earlier page at once. */
export function skipTransitionBack(): void {
  addEventListener("pageswap", (event) => {
    if (event.activation?.navigationType === "traverse") event.viewTransition?.skipTransition();
  });
}

/** The picture of a rug that is being opened grows into the rug's page, wherever it was shown. */
export function growPiece(): void {
  addEventListener("pageswap", (event) => {
    const to = event.viewTransition && event.activation?.entry.url;
    if (!to) return;
    const path = new URL(to).pathname;
    const pictures = document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(path)}"] img`);
    const piece = /\/produtos\/[^/]+$/.test(path) && [...pictures].find(isInView);
    const own = document.querySelector<HTMLElement>("[data-piece]");
    if (own) own.style.viewTransitionName = "none";
    if (piece) piece.style.viewTransitionName = "piece";
    // The page may be shown again from memory, with other pieces to open.
    addEventListener(
      "pagehide",
      () => {
        for (const named of [own, piece]) if (named) named.style.viewTransitionName = "";
      },
      { once: true },
    );
  });
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
