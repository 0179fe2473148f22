/** A shorter row is repeated up to here, so that it loops. */
const MOST_IN_VIEW = 4;
/** A shorter move between press and release is a click. */
const DRAG_FROM_PX = 6;
/** Without an event a row has stopped when it did not move for so long. */
const STOPPED_AFTER_MS = 150;

type Row = {
  strip: HTMLElement;
  /** Distance from a picture to its next copy in pixels; 0 while the row does not loop. */
  set: number;
  goal?: number;
};

export function initCarousel(section: HTMLElement): void {
  const strip = section.querySelector<HTMLElement>("[data-strip]");
  if (!strip) return;
  const row: Row = { strip, set: 0 };
  const originals = [...strip.children] as HTMLElement[];
  new ResizeObserver(() => {
    const first = originals[0];
    if (!first?.offsetWidth) return;
    const isNew = row.set === 0;
    // Browsers differ in whether they keep the snapped picture in place when elements are inserted before it.
    const at = strip.scrollLeft;
    if (isNew) {
      const own = [...originals];
      while (originals.length < MOST_IN_VIEW) originals.push(...own.map(copyOf));
      strip.append(...originals.slice(own.length), ...originals.map(copyOf));
      first.before(...originals.map(copyOf));
      section.dataset.loops = "";
    }
    const copy = strip.children[originals.length * 2] as HTMLElement;
    row.set = copy.offsetLeft - first.offsetLeft;
    if (isNew) jump(strip, at + row.set);
  }).observe(strip);
  const settle = () => {
    // Smooth scrolling continues after a jump, so wait until the target is reached.
    if (row.goal !== undefined && Math.abs(strip.scrollLeft - row.goal * widthOf(strip)) > 1) return;
    row.goal = undefined;
    recentre(row);
  };
  let stopping = 0;
  // Safari before 26.2 has no scrollend.
  if ("onscrollend" in window) strip.addEventListener("scrollend", settle);
  else
    strip.addEventListener("scroll", () => {
      clearTimeout(stopping);
      stopping = window.setTimeout(settle, STOPPED_AFTER_MS);
    });
  // A link that gets the focus is scrolled into view.
  for (const type of ["pointerdown", "wheel", "focusin"])
    strip.addEventListener(
      type,
      () => {
        row.goal = undefined;
      },
      { passive: true },
    );
  section.addEventListener("click", (event) => {
    const by = Number((event.target as Element).closest<HTMLElement>("[data-step]")?.dataset.step);
    if (by) step(row, by);
  });
  strip.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || !row.set) return;
    event.preventDefault();
    step(row, by);
  });
  followMouse(row);
}

/** Copies are hidden from screen readers and the Tab key. */
function copyOf(item: HTMLElement): HTMLElement {
  const copy = item.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  for (const link of copy.querySelectorAll("a")) link.tabIndex = -1;
  return copy;
}

function recentre({ strip, set }: Row): void {
  if (!set || strip.hasAttribute("data-dragged")) return;
  if (strip.scrollLeft < set / 2) jump(strip, strip.scrollLeft + set);
  else if (strip.scrollLeft >= set * 1.5) jump(strip, strip.scrollLeft - set);
}

function step(row: Row, by: number): void {
  const { strip, set } = row;
  if (!set) return;
  const width = widthOf(strip);
  const count = Math.round(set / width);
  let goal = (row.goal ?? Math.round(strip.scrollLeft / width)) + by;
  const turn = goal < 0 ? 1 : goal > count * 2 ? -1 : 0;
  if (turn !== 0) {
    goal += turn * count;
    jump(strip, strip.scrollLeft + turn * set);
  }
  row.goal = goal;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  strip.scrollTo({ left: goal * width, behavior: isStill ? "instant" : "smooth" });
}

function widthOf(strip: HTMLElement): number {
  const [first, second] = strip.children as unknown as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : strip.clientWidth;
}

function jump(strip: HTMLElement, left: number): void {
  strip.scrollTo({ left, behavior: "instant" });
}

function followMouse(row: Row): void {
  const { strip } = row;
  strip.addEventListener("dragstart", (event) => event.preventDefault());
  strip.addEventListener("pointerdown", (down) => {
    if (down.pointerType !== "mouse" || down.button !== 0) return;
    let from = strip.scrollLeft + down.clientX;
    const move = ({ clientX }: PointerEvent) => {
      if (!strip.hasAttribute("data-dragged")) {
        if (Math.abs(clientX - down.clientX) < DRAG_FROM_PX) return;
        strip.dataset.dragged = "";
        strip.setPointerCapture(down.pointerId);
      }
      strip.scrollLeft = from - clientX;
      const { set } = row;
      const by = set && (strip.scrollLeft < set / 4 ? set : strip.scrollLeft > set * 1.75 ? -set : 0);
      if (by) {
        from += by;
        strip.scrollLeft = from - clientX;
      }
    };
    const end = () => {
      strip.removeEventListener("pointermove", move);
      if (!strip.hasAttribute("data-dragged")) return;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      strip.removeAttribute("data-dragged");
      recentre(row);
    };
    strip.addEventListener("pointermove", move);
    addEventListener("pointerup", end, { once: true });
    addEventListener("pointercancel", end, { once: true });
  });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
