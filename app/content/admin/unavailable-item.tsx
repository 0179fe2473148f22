import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonRoute } from "#app/ui/forms/button-route.tsx";
import { listScreenTexts as texts } from "./list-screen.texts.ts";

export function UnavailableItem({ kind, path }: { kind: "gone" | "failed"; path: string }) {
  if (kind === "failed") return <EmptyState title={texts.failed} next={texts.failedNext} isFailure />;
  return (
    <EmptyState title={texts.gone} next={texts.goneNext}>
      <ButtonRoute to={path} small>
        {texts.back}
      </ButtonRoute>
    </EmptyState>
  );
}
