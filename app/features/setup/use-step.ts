import type { Outcome } from "#app/platform/outcome.ts";
import type { StepResult } from "./setup.admin.tsx";

/** What a field shows: what was typed when the step came back refused, else what is saved. */
export function useStep(answer: StepResult | Outcome | undefined) {
  const refused = answer?.ok === false ? (answer as StepResult).value : undefined;
  return {
    /** What was sent; nothing while the step is as it was saved. */
    typed: refused?.typed,
    valueIn: (name: string, saved: string): string => (refused ? (refused.typed[name] ?? "") : saved),
    errorOf: (name: string): string | undefined => refused?.errors[name]?.[0],
  };
}
