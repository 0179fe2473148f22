export function announceLoading(words: HTMLElement): void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")].filter(
    (picture) => !picture.complete && isInView(picture.getBoundingClientRect()),
  );
  if (pictures.length === 0) return;
  words.hidden = false;
  const arrivals = pictures.map(
    (picture) =>
      new Promise<void>((arrive) => {
        for (const type of ["load", "error"]) picture.addEventListener(type, () => arrive(), { once: true });
      }),
  );
  void Promise.all(arrivals).then(() => {
    words.hidden = true;
  });
}

/** Lazy pictures beside or below the window, and those of closed dialogs, are not requested yet. */
function isInView({ top, left, right, bottom, width }: DOMRect): boolean {
  return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
}
