import { useState } from "react";
import { contentTexts as texts } from "#app/content/content.texts.ts";
import { describedBy, Field } from "#app/ui/forms/field.tsx";
import styles from "./colour-field.module.css";

const HEX = /^#?([0-9a-f]{6})$/i;
const NO_COLOUR = "#ffffff";

type ColourFieldProps = {
  id: string;
  name: string;
  value: string;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
};

export function ColourField({ id, name, value, label, help, error }: ColourFieldProps) {
  const [hex, setHex] = useState(value);
  const [, digits] = HEX.exec(hex.trim()) ?? [];
  const shown = digits ? `#${digits.toLowerCase()}` : NO_COLOUR;
  return (
    <Field id={id} label={label} help={help} error={error}>
      <div className={styles.pair}>
        <input
          type="color"
          className={styles.well}
          value={shown}
          aria-label={texts.chooseColour}
          onChange={(event) => setHex(event.currentTarget.value)}
        />
        <input
          {...describedBy(id, { help, error })}
          name={name}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={hex}
          onChange={(event) => setHex(event.currentTarget.value)}
        />
      </div>
    </Field>
  );
}
