import { useState } from "react";
import { describedBy, Field } from "#app/ui/field.tsx";
import styles from "./colour-field.module.css";
import { swatchesAdminTexts as texts } from "./swatches-admin.texts.ts";

const HEX = /^#?([0-9a-f]{6})$/i;
const NO_COLOUR = "#ffffff";

type ColourFieldProps = { id: string; name: string; value: string; error?: string };

/** A colour by its code or by eye; the code is what is sent. */
export function ColourField({ id, name, value, error }: ColourFieldProps) {
  const [hex, setHex] = useState(value);
  const [, digits] = HEX.exec(hex.trim()) ?? [];
  const shown = digits ? `#${digits.toLowerCase()}` : NO_COLOUR;
  return (
    <Field id={id} label={texts.fields.hex} help={texts.fields.hexHelp} error={error}>
      <div className={styles.pair}>
        <input
          type="color"
          className={styles.well}
          value={shown}
          aria-label={texts.fields.choose}
          onChange={(event) => setHex(event.currentTarget.value)}
        />
        <input
          {...describedBy(id, { help: texts.fields.hexHelp, error })}
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
