export function openLightbox(link: HTMLAnchorElement): void {
  const dialog = document.getElementById(link.dataset.lightbox ?? "");
  const strip = dialog?.querySelector<HTMLElement>("[data-strip]");
  if (!(dialog instanceof HTMLDialogElement) || !strip) {
    location.assign(link.href);
    return;
  }
  if (!dialog.dataset.kept) keep(dialog, strip);
  dialog.showModal();
  strip.scrollTo({ left: Number(link.dataset.index) * strip.clientWidth, behavior: "instant" });
}

function keep(dialog: HTMLDialogElement, strip: HTMLElement): void {
  dialog.dataset.kept = "";
  dialog.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("button");
    if (!button) dialog.close();
    else if (button.dataset.step) step(strip, Number(button.dataset.step));
  });
  dialog.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(strip, by);
  });
}

function step(strip: HTMLElement, by: number): void {
  const count = strip.children.length;
  const at = Math.round(strip.scrollLeft / strip.clientWidth);
  strip.scrollTo({ left: ((at + by + count) % count) * strip.clientWidth });
}
