import type { Page } from "@playwright/test";

/** Links, buttons and fields that a finger may miss: narrower or lower than 44 px, outside of sentences. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // WCAG 2.2, 2.5.5.
    const LEAST_PX = 44;
    const TARGETS = "a[href], button, input:not([type=hidden]), select, textarea, summary";
    // What is hidden for the eye has a label that is touched.
    const touched = (element: HTMLElement) =>
      element instanceof HTMLInputElement && ["checkbox", "radio", "file"].includes(element.type)
        ? (element.labels?.[0] ?? element)
        : element;
    const isInSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
    return (
      [...document.querySelectorAll<HTMLElement>(TARGETS)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
        .filter((element) => !element.closest("[aria-hidden=true]"))
        .map((element) => [element, touched(element).getBoundingClientRect()] as const)
        // Texts for screen readers only are one pixel in size.
        .filter(([, { width }]) => width > 1)
        .filter(([, { width, height }]) => Math.min(width, height) < LEAST_PX - 0.5)
        .map(([element, { width, height }]) => {
          const name = element.ariaLabel ?? element.textContent;
          return `${element.localName} "${name.trim()}": ${Math.round(width)} × ${Math.round(height)}`;
        })
    );
  });
