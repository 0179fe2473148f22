import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { countScripts } from "#app/site/compiled-scripts.client.ts";
import type { RouteHandle } from "#app/site/page-mode.ts";
import { ReplayEarlyInput } from "#app/ui/forms/replay-early-input.tsx";

declare global {
  interface Window {
    /** Written by the router's first script. */
    __reactRouterRouteModules?: Record<string, { handle?: RouteHandle }>;
  }
}

/** A function, because the module stands in a file with others (tools/vite/group-chunks.ts). */
export async function hydrate(): Promise<void> {
  const routes = Object.values(window.__reactRouterRouteModules ?? {});
  await Promise.all(routes.map(({ handle }) => handle?.ready?.(location.search)));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ReplayEarlyInput>
          <HydratedRouter />
        </ReplayEarlyInput>
      </StrictMode>,
    );
  });
  countScripts();
}
