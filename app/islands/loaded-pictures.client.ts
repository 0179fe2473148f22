/** Marks pictures that have arrived, whose place is not drawn any longer (`ui/media/loading-ground.module.css`). */
export function markLoadedPictures(): void {
  const mark = (picture: HTMLImageElement) => {
    picture.dataset.loaded = "";
  };
  document.addEventListener(
    "load",
    ({ target }) => {
      if (target instanceof HTMLImageElement) mark(target);
    },
    true,
  );
  for (const picture of document.images) if (picture.complete) mark(picture);
}
