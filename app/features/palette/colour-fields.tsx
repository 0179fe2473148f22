import { useState } from "react";
import { useInputEvent } from "#app/ui/forms/use-input-event.ts";
import { ColourChoice } from "./colour-choice.tsx";
import styles from "./colour-fields.module.css";
import { ColourSample } from "./colour-sample.tsx";
import { paletteTexts as texts } from "./palette.texts.ts";
import { COLOUR_NAMES, type ColourName } from "./palette-checks.rules.ts";
import type { Colours } from "./palette-tokens.rules.ts";
import { PALETTES } from "./palettes.rules.ts";

type Typed = Record<string, string>;

type ColourFieldsProps = {
  /** The name of the field of a colour. */
  nameOf: (name: ColourName) => string;
  saved: Colours;
  typed: Typed;
  errorOf: (name: ColourName) => string | undefined;
};

const HEX = /^#?([0-9a-f]{6})$/i;

export function ColourFields({ nameOf, saved, typed: begun, errorOf }: ColourFieldsProps) {
  const [typed, setTyped] = useState<Typed>(() => ({ ...saved, ...begun }));
  // An incomplete code keeps its last valid value.
  const [colours, setColours] = useState(() => ({ ...saved, ...wholeCodes(begun) }));
  const frame = useInputEvent<HTMLDivElement>(typed);
  const change = (changed: Partial<Colours>) => {
    setTyped((before) => ({ ...before, ...changed }));
    setColours((before) => ({ ...before, ...wholeCodes(changed) }));
  };
  return (
    <div ref={frame} className={styles.beside}>
      <div className={styles.fields}>
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
            fieldName={nameOf(name)}
            typed={typed[name] ?? ""}
            colours={colours}
            error={errorOf(name)}
            onChange={(hex) => change({ [name]: hex })}
          />
        ))}
      </div>
      <ColourSample colours={colours} />
    </div>
  );
}

function wholeCodes(typed: Partial<Typed>): Partial<Colours> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const [, digits] = HEX.exec(text?.trim() ?? "") ?? [];
      return digits ? [[name, `#${digits.toLowerCase()}`]] : [];
    }),
  );
}
