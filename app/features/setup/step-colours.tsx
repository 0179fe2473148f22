import { useState } from "react";
import { PALETTES } from "#app/features/theme/palettes.rules.ts";
import { COLOUR_NAMES, type ColourName } from "#app/features/theme/theme-checks.rules.ts";
import { ColourChoice } from "./colour-choice.tsx";
import { ColourSample } from "./colour-sample.tsx";
import type { StepProps } from "./setup.admin.tsx";
import { setupTexts } from "./setup.texts.ts";
import styles from "./step-colours.module.css";
import { StepForm } from "./step-form.tsx";
import { useStep } from "./use-step.ts";

const { colours: texts } = setupTexts;
const HEX = /^#?([0-9a-f]{6})$/i;

export function StepColours({ found: { theme }, answer: result }: StepProps) {
  const { valueIn, errorOf } = useStep(result);
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(COLOUR_NAMES.map((name) => [name, valueIn(name, theme.colours[name])])),
  );
  // An incomplete code keeps its last valid value.
  const [colours, setColours] = useState(() => ({ ...theme.colours, ...wholeCodes(typed) }));
  const change = (changed: Partial<Record<ColourName, string>>) => {
    setTyped((before) => ({ ...before, ...changed }));
    setColours((before) => ({ ...before, ...wholeCodes(changed) }));
  };
  const isTouched = COLOUR_NAMES.some((name) => colours[name] !== theme.colours[name]);
  return (
    <StepForm
      step="cores"
      heading={texts.heading}
      lead={texts.lead}
      isTouched={isTouched}
      aside={<ColourSample colours={colours} />}
    >
      <fieldset className={styles.palettes}>
        <legend>{texts.palettes}</legend>
        <div>
          {PALETTES.map(({ id, colours: palette }) => (
            <button key={id} type="button" onClick={() => change(palette)}>
              <span aria-hidden="true">
                {COLOUR_NAMES.map((name) => (
                  <i key={name} style={{ background: palette[name] }} />
                ))}
              </span>
              {texts.paletteNames[id as keyof typeof texts.paletteNames]}
            </button>
          ))}
        </div>
      </fieldset>
      {COLOUR_NAMES.map((name) => (
        <ColourChoice
          key={name}
          name={name}
          typed={typed[name] ?? ""}
          colours={colours}
          error={errorOf(name)}
          onChange={(hex) => change({ [name]: hex })}
        />
      ))}
    </StepForm>
  );
}

function wholeCodes(typed: Record<string, string>): Partial<Record<ColourName, string>> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const [, digits] = HEX.exec(text.trim()) ?? [];
      return digits ? [[name, `#${digits.toLowerCase()}`]] : [];
    }),
  );
}
