/** Links to pictures that belong to a lightbox open it; its code comes with the first of them. */
export function initLightboxes(): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-lightbox]");
    // A new tab or window is what the visitor asked for.
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void import("./lightbox.client.ts").then(
      ({ openLightbox }) => openLightbox(link),
      () => location.assign(link.href),
    );
  });
}
