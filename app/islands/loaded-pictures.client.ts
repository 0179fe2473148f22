/** Marks what has arrived, so that a picture's place is drawn no longer (`ui/media/loading-ground.module.css`). */
export function markLoadedPictures(): void {
  const mark = (element: HTMLElement) => {
    element.dataset.loaded = "";
  };
  document.addEventListener("load", ({ target }) => mark(target as HTMLElement), true);
  for (const picture of document.images) if (picture.complete) mark(picture);
}
