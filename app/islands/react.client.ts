import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates what the server rendered. React comes through this file, not by its own name: the pages' first script would
 * otherwise bring the code that bridges the two kinds of modules.
 */
export function hydrateIsland(island: HTMLElement, component: ComponentType<object>): void {
  const props = JSON.parse(island.dataset.props ?? "{}");
  hydrateRoot(island, createElement(component, props), { identifierPrefix: island.id });
}
