import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { ReplayEarlyInput } from "#app/shell/replay-early-input.tsx";

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
