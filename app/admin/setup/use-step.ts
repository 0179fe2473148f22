import type { Outcome } from "#app/platform/outcome.ts";
import type { StepResult } from "./setup.admin.tsx";

export function useStep(result: StepResult | Outcome | undefined) {
  const refused = result?.ok === false ? (result as StepResult).value : undefined;
  return {
    typed: refused?.typed,
    valueIn: (name: string, saved: string): string => (refused ? (refused.typed[name] ?? "") : saved),
    errorOf: (name: string): string | undefined => refused?.errors[name]?.[0],
  };
}
