export function initCopyButtons(): void {
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("button[data-copy]");
    if (!button) return;
    // Refused where a page may not write: then nothing is announced.
    navigator.clipboard.writeText(button.dataset.copy ?? "").then(
      () => {
        const place = document.querySelector("[data-copied]");
        if (place) place.textContent = button.dataset.said ?? "";
      },
      () => {},
    );
  });
}
