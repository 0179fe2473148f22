import { describedBy, Field } from "#app/ui/forms/field.tsx";
import styles from "./hero-editor.module.css";
import { VEIL_LIMITS } from "./hero-video.rules.ts";
import { heroVideoAdminTexts as texts } from "./hero-video-admin.texts.ts";

const STEP = 5;

type VeilFieldProps = { veil: number; set: (veil: number) => void; error: string | undefined };

/** The preview beside the form shows what it does. */
export function VeilField({ veil, set, error }: VeilFieldProps) {
  const field = { id: "hero-veil", label: texts.veil, help: texts.veilHelp, error };
  return (
    <Field {...field}>
      <input
        {...describedBy(field.id, field)}
        className={styles.range}
        type="range"
        name="veil"
        {...VEIL_LIMITS}
        step={STEP}
        value={veil}
        aria-valuetext={texts.veilStrength(veil)}
        onChange={(event) => set(Number(event.currentTarget.value))}
      />
    </Field>
  );
}
