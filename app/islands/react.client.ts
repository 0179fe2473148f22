import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates what the server rendered. React is imported through this file: otherwise the pages' first script
 * would contain the CommonJS interop code.
 */
export function hydrateIsland(island: HTMLElement, component: ComponentType<object>): void {
  const props = JSON.parse(island.dataset.props ?? "{}");
  hydrateRoot(island, createElement(component, props), { identifierPrefix: island.id });
}
