/** Shares of width and height; a slider has no height. */
export type Moved = (across: number, down?: number) => void;

/** Moves the dividing line with pointer and slider, and reports its position. */
export function start(comparison: HTMLElement, moved: Moved = () => {}): void {
  const pictures = comparison.querySelector<HTMLElement>("[data-comparison]");
  const slider = comparison.querySelector("input");
  if (!pictures || !slider) return;
  const move: Moved = (across, down) => {
    pictures.style.setProperty("--cut", `${across * 100}%`);
    moved(across, down);
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = pictures.getBoundingClientRect();
    const across = inside((clientX - left) / width);
    slider.valueAsNumber = Math.round(across * 100);
    move(across, inside((clientY - top) / height));
  };
  let before = slider.value;
  pictures.addEventListener("dragstart", (event) => event.preventDefault());
  pictures.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    before = slider.value;
    pictures.setPointerCapture(event.pointerId);
    follow(event);
  });
  // The page is scrolled by a finger that began on the pictures.
  pictures.addEventListener("pointercancel", () => {
    slider.value = before;
    move(slider.valueAsNumber / 100);
  });
  pictures.addEventListener("pointermove", (event) => {
    if (pictures.hasPointerCapture(event.pointerId)) follow(event);
  });
  slider.addEventListener("input", () => move(slider.valueAsNumber / 100));
  move(slider.valueAsNumber / 100);
  comparison.dataset.state = "ready";
}

const inside = (share: number) => Math.min(1, Math.max(0, share));
