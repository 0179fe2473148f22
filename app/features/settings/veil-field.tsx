import { type CSSProperties, useState } from "react";
import { describedBy, Field } from "#app/ui/field.tsx";
import { labelOf, type Part } from "./setting-parts.ts";
import { settingsAdminTexts } from "./settings-admin.texts.ts";
import { veilColour } from "./veil.rules.ts";
import styles from "./veil-field.module.css";

const { veil: texts } = settingsAdminTexts;
const STEP = 5;
/** By its address: the list of built-in pictures is larger than this whole screen. */
const POSTER = "/media/hero-poster.jpg";

export function VeilField({ part, error }: { part: Part; error: string | undefined }) {
  const [strength, setStrength] = useState(Number(part.value) || 0);
  const { label, help } = labelOf(part);
  const id = `setting-${part.name}`;
  return (
    <>
      <Field id={id} label={label} {...(help && { help })} {...(error && { error })}>
        <input
          {...describedBy(id, { ...(help && { help }), ...(error && { error }) })}
          className={styles.range}
          type="range"
          name={part.name}
          min={0}
          max={100}
          step={STEP}
          value={strength}
          aria-valuetext={texts.strength(strength)}
          onChange={(event) => setStrength(Number(event.currentTarget.value))}
        />
      </Field>
      <div
        className={styles.preview}
        style={{ "--hero-scrim": veilColour(strength) } as CSSProperties}
        aria-hidden="true"
      >
        <img src={POSTER} alt="" loading="lazy" />
        <span>{texts.preview}</span>
      </div>
    </>
  );
}
