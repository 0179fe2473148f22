import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { ReplayEarlyInput } from "#app/shell/replay-early-input.tsx";

/** A function, because the module stands in a file with others (tools/vite/group-chunks.ts). */
export const hydrate = () =>
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
