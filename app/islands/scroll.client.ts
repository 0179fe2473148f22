const HEADER_SHADOW_FROM_PX = 10;
const REVEAL_AT = 0.2;

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
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        entry.target.classList.add("revealed");
      }
    },
    { threshold: REVEAL_AT },
  );
  for (const element of document.querySelectorAll("[data-reveal]")) observer.observe(element);
}
