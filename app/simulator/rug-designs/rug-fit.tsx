import { FieldError } from "#app/ui/forms/field.tsx";
import { simulatorAdminTexts } from "../panel/simulator-admin.texts.ts";
import type { EditorProps } from "./price-input.tsx";
import styles from "./rug-design-editor.module.css";
import { RUG_CHOICES } from "./rug-designs.rules.ts";
import { isOutOfProportion, proportionError } from "./rug-proportions.rules.ts";
import { parseSize, spelledSize } from "./rug-sizes.rules.ts";

const texts = simulatorAdminTexts.editor;

export function RugFit({ draft, onChange, error }: EditorProps & { error: string | undefined }) {
  const first = parseSize(draft.sizes[0] ?? "");
  if (!draft.picture || !first) return <input type="hidden" name="fit" value={draft.fit} />;
  const off = proportionError(draft.picture, first);
  const isOff = isOutOfProportion(draft.picture, first);
  const percent = Math.round(Math.abs(off) * 100);
  const warning = (off > 0 ? texts.wider : texts.narrower)(percent, spelledSize(first));
  const chosen = isOff ? draft.fit : draft.fit || "scale";
  return (
    <fieldset className={styles.group} aria-describedby="rug-fit-error rug-fit-note">
      <legend>{isOff ? texts.fitQuestion : texts.otherSizes}</legend>
      {isOff && (
        <p id="rug-fit-note" className={styles.warning}>
          {warning}
        </p>
      )}
      <div className={styles.options}>
        {RUG_CHOICES.fit.map((fit) => (
          <label key={fit}>
            <input
              type="radio"
              name="fit"
              value={fit}
              checked={fit === chosen}
              onChange={() => onChange({ ...draft, fit })}
            />
            {texts.fits[fit]}
          </label>
        ))}
      </div>
      <FieldError id="rug-fit-error" message={isOff && !draft.fit ? error : undefined} />
    </fieldset>
  );
}
