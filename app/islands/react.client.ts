import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** Imports React here, because the first script would otherwise contain the CommonJS interop code. */
export function hydrateIsland(island: HTMLElement, component: ComponentType<object>): void {
  const props = JSON.parse(island.dataset.props ?? "{}");
  hydrateRoot(island, createElement(component, props), { identifierPrefix: island.id });
}
