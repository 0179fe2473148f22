import type { Outcome } from "#app/platform/outcome.ts";
import type { StepResult } from "./setup.admin.tsx";

export function useStep(answer: StepResult | Outcome | undefined) {
  const refused = answer?.ok === false ? (answer as StepResult).value : undefined;
  return {
    typed: refused?.typed,
    valueIn: (name: string, saved: string): string => (refused ? (refused.typed[name] ?? "") : saved),
    errorOf: (name: string): string | undefined => refused?.errors[name]?.[0],
  };
}
