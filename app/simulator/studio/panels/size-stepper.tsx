import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { type Limits, parseMetres } from "#app/features/catalogue/measure.rules.ts";
import { formatMetres } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { SIZE_STEP_METRES, snapLength, typedLength } from "../../rug-designs/rug-prices.rules.ts";
import type { SimulatorTexts } from "../../simulator.texts.ts";
import styles from "./size-stepper.module.css";

type SizeStepperProps = {
  label: string;
  metres: number;
  limits: Limits;
  most: number;
  /** What `most` follows from, where that is the other side. */
  beside: string | null;
  texts: SimulatorTexts;
  locale: Locale;
  onChange: (metres: number) => void;
};

/** One side of a rug that is made to measure. What was typed and cannot be made is changed, and the reason is said. */
export function SizeStepper(props: SizeStepperProps) {
  const { label, metres, limits, most, beside, texts, locale, onChange } = props;
  const { size: words } = texts;
  const centimetres = Math.round(metres * 100);
  const stepped = (wished: number) => snapLength(wished, limits, most);
  const field = useRef<HTMLInputElement>(null);
  const why = useId();
  /** Until the side is another one. */
  const [note, setNote] = useState<{ text: string; at: number } | null>(null);
  useEffect(() => {
    if (field.current) field.current.value = String(centimetres);
  }, [centimetres]);

  function take(typed: HTMLInputElement) {
    // Left as it is, what was said stays.
    if (typed.value === String(centimetres)) return;
    const { metres: read, refusal } = typedLength(typed.value, limits, most);
    const made = read ?? metres;
    const at = Math.round(made * 100);
    const reasons = {
      tooSmall: words.tooSmall(formatMetres(limits.smallest, locale)),
      tooLarge: words.longest(formatMetres(most, locale), beside),
      notANumber: words.notANumber,
      missing: words.notANumber,
    };
    setNote(refusal && { text: reasons[refusal], at });
    typed.value = String(at);
    if (made !== metres) onChange(made);
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === "Enter") take(event.currentTarget);
    if (steps === undefined) return;
    event.preventDefault();
    onChange(stepped((parseMetres(event.currentTarget.value) ?? metres) + steps * SIZE_STEP_METRES));
  }

  return (
    <div className={styles.side}>
      <div className={styles.stepper}>
        <IconButton
          icon="minus"
          small
          aria-label={words.less(label)}
          disabled={metres <= limits.smallest}
          onClick={() => onChange(stepped(metres - SIZE_STEP_METRES))}
        />
        <label>
          <span>
            {label}, {texts.manual.centimetres}
          </span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            ref={field}
            defaultValue={centimetres}
            aria-describedby={why}
            onBlur={(event) => take(event.currentTarget)}
            onKeyDown={onKey}
          />
        </label>
        <IconButton
          icon="plus"
          small
          aria-label={words.more(label)}
          disabled={metres >= most}
          onClick={() => onChange(stepped(metres + SIZE_STEP_METRES))}
        />
      </div>
      <p id={why} role="status" className={styles.changed}>
        {note?.at === centimetres && note.text}
      </p>
    </div>
  );
}
