/** Shows its words while pictures of the first screen are still on their way. */
export function tellLoading(words: HTMLElement): void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")].filter(
    (picture) => !picture.complete && picture.getBoundingClientRect().top < innerHeight,
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
