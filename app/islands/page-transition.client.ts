/** Going back has no transition. */
export function skipTransitionBack(): void {
  addEventListener("pageswap", (event) => {
    if (event.activation?.navigationType === "traverse") event.viewTransition?.skipTransition();
  });
}

export function growProductPicture(): void {
  addEventListener("pageswap", (event) => {
    const to = event.viewTransition && event.activation?.entry.url;
    if (!to) return;
    const path = new URL(to).pathname;
    const pictures = document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(path)}"] img`);
    const picture = /\/produtos\/[^/]+$/.test(path) && [...pictures].find(isInView);
    const own = document.querySelector<HTMLElement>("[data-product-picture]");
    if (own) own.style.viewTransitionName = "none";
    if (picture) picture.style.viewTransitionName = "product-picture";
    // The page may return from the back/forward cache with other elements to open.
    addEventListener(
      "pagehide",
      () => {
        for (const named of [own, picture]) if (named) named.style.viewTransitionName = "";
      },
      { once: true },
    );
  });
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
