export function initLightboxes(): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-lightbox]");
    // Modified clicks open a new tab or window.
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void import("./lightbox.client.ts").then(
      ({ openLightbox }) => openLightbox(link),
      () => location.assign(link.href),
    );
  });
}
