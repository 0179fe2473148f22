import type { Page } from "@playwright/test";

/** Links, buttons and fields that a finger may miss: narrower or lower than 44 px, outside of sentences. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST_PX = 44;
    const hidden = { visibilityProperty: true, opacityProperty: true };
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
    return [...document.querySelectorAll<HTMLElement>(TARGETS)]
      .filter((element) => element.checkVisibility(hidden) && !isInSentence(element))
      .map((element) => [element, touched(element).getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => Math.min(width, height) > 2)
      .filter(([, { width, height }]) => Math.round(Math.min(width, height)) < LEAST_PX)
      .map(([element, { width, height }]) => {
        const name = element.ariaLabel ?? element.textContent;
        return `${element.localName} "${name.trim()}": ${Math.round(width)} × ${Math.round(height)}`;
      });
  });
