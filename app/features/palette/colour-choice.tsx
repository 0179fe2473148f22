import { formatTenths } from "#app/i18n/format.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { describedBy, Field } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import styles from "./colour-fields.module.css";
import { paletteTexts as texts } from "./palette.texts.ts";
import { type ColourName, checkColours, suggestionsFor } from "./palette-checks.rules.ts";
import type { Colours } from "./palette-tokens.rules.ts";

/** Rounded down, so that an insufficient ratio never looks sufficient. */
const ratioOf = (ratio: number) => formatTenths(Math.floor(ratio * 10) / 10, DEFAULT_LOCALE);

type ColourChoiceProps = {
  name: ColourName;
  fieldName: string;
  typed: string;
  colours: Colours;
  error: string | undefined;
  onChange: (hex: string) => void;
};

export function ColourChoice({ name, fieldName, typed, colours, error, onChange }: ColourChoiceProps) {
  const id = `colour-${name}`;
  const label = texts.names[name];
  const pair = checkColours(colours).find((one) => one.name === name);
  const suggestion = suggestionsFor(colours)[name];
  const isPoor = pair !== undefined && !pair.isEnough;
  return (
    <div className={styles.choice}>
      <Field id={id} label={label} error={isPoor || !suggestion ? error : undefined}>
        <div className={styles.pair}>
          <input
            type="color"
            className={styles.well}
            value={colours[name]}
            aria-label={texts.well(label)}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <input
            {...describedBy(id, { help: "contrast", error })}
            name={fieldName}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {pair && (
            <span
              className={styles.typeface}
              style={{ color: pair.front, background: pair.ground }}
              aria-hidden="true"
            >
              {texts.sampleTypeface}
            </span>
          )}
        </div>
      </Field>
      {pair && (
        <p id={`${id}-help`} className={isPoor ? styles.poor : styles.enough} aria-live="polite">
          <Icon name={isPoor ? "warning" : "check"} small />
          <span>
            {texts.pairs[name]}.{" "}
            {isPoor
              ? texts.poor(ratioOf(pair.ratio), ratioOf(pair.least))
              : texts.enough(ratioOf(pair.ratio), ratioOf(pair.least))}
          </span>
        </p>
      )}
      {suggestion && (
        <Button small onClick={() => onChange(suggestion)} aria-label={texts.takeFor(suggestion, label)}>
          <i className={styles.dot} style={{ background: suggestion }} aria-hidden="true" />
          {texts.take(suggestion)}
        </Button>
      )}
    </div>
  );
}
