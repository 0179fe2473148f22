import { ColourFields } from "#app/features/palette/colour-fields.tsx";
import type { StepProps } from "./setup.admin.tsx";
import { setupTexts } from "./setup.texts.ts";
import { StepForm } from "./step-form.tsx";
import { useStep } from "./use-step.ts";

const { colours: texts } = setupTexts;

export function StepColours({ found: { theme }, answer: result }: StepProps) {
  const { typed, errorOf } = useStep(result);
  return (
    <StepForm step="cores" heading={texts.heading} lead={texts.lead} isWide>
      <ColourFields nameOf={(name) => name} saved={theme.colours} typed={typed ?? {}} errorOf={errorOf} />
    </StepForm>
  );
}
