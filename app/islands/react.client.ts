import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Imports React here, because the first script would otherwise contain the CommonJS interop code. Ends once the
 * component listens, its effects included.
 */
export function hydrateIsland(island: HTMLElement, component: ComponentType<object>): Promise<void> {
  const props = JSON.parse(island.dataset.props ?? "{}");
  return new Promise((resolve) => {
    let typed: (readonly [HTMLTextAreaElement, string])[] | undefined;
    function KeepTyped({ children }: { children: ReactNode }) {
      // Read here, right before React puts back the texts that the text areas began with.
      typed ??= [...island.querySelectorAll("textarea")].map((area) => [area, area.value] as const);
      useEffect(() => {
        for (const [area, text] of typed ?? []) if (area.value === area.defaultValue) area.value = text;
        resolve();
      }, []);
      return children;
    }
    hydrateRoot(island, createElement(KeepTyped, null, createElement(component, props)), {
      identifierPrefix: island.id,
      onUncaughtError: (error) => {
        resolve();
        reportError(error);
      },
    });
  });
}
