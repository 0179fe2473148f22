import { whenShown } from "./when-loaded.client.ts";

/** Shorter loading messages would flicker. */
const SOON_MS = 300;

export function initPageParts(): void {
  const carousels = document.querySelectorAll<HTMLElement>("[data-carousel]");
  if (carousels.length > 0)
    whenShown(
      () => void import("./carousel.client.ts").then(({ initCarousel }) => carousels.forEach(initCarousel)),
    );
  const waiting = document.querySelector<HTMLElement>("[data-while-loading]");
  if (waiting)
    setTimeout(
      () =>
        void import("./loading-pictures.client.ts").then(({ announceLoading }) => announceLoading(waiting)),
      SOON_MS,
    );
  if (document.querySelector("[data-copy]"))
    void import("./copy.client.ts").then(({ initCopyButtons }) => initCopyButtons());
  const picker = document.querySelector<HTMLElement>("[data-yarn-picker]");
  if (picker)
    whenShown(
      () => void import("./yarn-picker.client.ts").then(({ initYarnPicker }) => initYarnPicker(picker)),
    );
  addEventListener("click", goBack);
  addEventListener("change", requestChosenSize);
}

/** The request below a rug takes over the size that is chosen above it. */
function requestChosenSize({ target }: Event): void {
  const { size } = (target as HTMLElement).dataset;
  const choice = size && document.querySelector<HTMLOptionElement>(`[data-choice="${size}"]`);
  if (choice) choice.selected = true;
}

/** Back in history, or to the link's address when there is none. */
function goBack(event: MouseEvent): void {
  if (!(event.target as Element).closest("a[data-back]") || event.ctrlKey || event.metaKey) return;
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
}
