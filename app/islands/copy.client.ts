import { copyText } from "#app/ui/feedback/copy-text.client.ts";

export function initCopyButtons(): void {
  addEventListener("click", async (event) => {
    const button = (event.target as Element).closest<HTMLElement>("button[data-copy]");
    if (!button) return;
    const isCopied = await copyText(button.dataset.copy ?? "");
    const place = document.querySelector("[data-copied]");
    if (isCopied && place) place.textContent = button.dataset.said ?? "";
  });
}
