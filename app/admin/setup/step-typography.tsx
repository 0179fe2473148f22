import { TypefaceField } from "#app/features/settings/fields/typeface-field.tsx";
import type { StepProps } from "./setup.admin.tsx";
import { setupTexts } from "./setup.texts.ts";
import { StepForm } from "./step-form.tsx";
import { useStep } from "./use-step.ts";

const { typography: texts } = setupTexts;

export function StepTypography({ found: { theme }, answer: result }: StepProps) {
  const { valueIn } = useStep(result);
  return (
    <StepForm step="letra" heading={texts.heading} lead={texts.lead}>
      <TypefaceField name="typefaces" value={valueIn("typefaces", theme.typefaces)} />
    </StepForm>
  );
}
