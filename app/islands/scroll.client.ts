const HEADER_SHADOW_FROM_PX = 10;
/** Of the element, or of the window where the element is much taller. */
const REVEAL_AT = 0.2;
const STEPS = Array.from({ length: 21 }, (_, step) => (REVEAL_AT * step) / 20);

export function markScroll(): void {
  const mark = () =>
    document.documentElement.toggleAttribute("data-scrolled", scrollY > HEADER_SHADOW_FROM_PX);
  mark();
  addEventListener("scroll", mark, { passive: true });
}

export function revealOnce(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const seen = entry.intersectionRect.height / innerHeight;
        if (Math.max(entry.intersectionRatio, seen) < REVEAL_AT) continue;
        observer.unobserve(entry.target);
        entry.target.classList.add("revealed");
      }
    },
    { threshold: STEPS },
  );
  for (const element of document.querySelectorAll("[data-reveal]")) observer.observe(element);
}
