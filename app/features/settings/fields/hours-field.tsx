import { type ChangeEvent, useRef, useState } from "react";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { Checkbox, FieldError } from "#app/ui/forms/field.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { labelOf, type Part } from "../saving/setting-parts.ts";
import { useSent } from "../saving/use-sent.ts";
import { settingsAdminTexts } from "../settings-admin.texts.ts";
import styles from "./hours-field.module.css";
import { type HoursLine, WEEK } from "./opening-hours.rules.ts";
import { openingHoursTexts } from "./opening-hours.texts.ts";

const texts = settingsAdminTexts.hours;
const { day: dayName } = openingHoursTexts(DEFAULT_LOCALE);
const MOST_LINES = 7;

type HoursFieldProps = { leaf: Part; errors: Record<string, string[] | undefined> };

export function HoursField({ leaf, errors }: HoursFieldProps) {
  const { label, help } = labelOf(leaf);
  const frame = useRef<HTMLFieldSetElement>(null);
  const [typed, setTyped] = useState(0);
  const sent = useSent(frame, typed);
  const [shown, setShown] = useState({ value: leaf.value, typed });
  const [base, setBase] = useState(JSON.stringify(leaf.value));
  if (base !== JSON.stringify(leaf.value)) {
    setBase(JSON.stringify(leaf.value));
    if (typed === shown.typed || typed === sent) setShown({ value: leaf.value, typed });
  }
  const touch = () => setTyped((before) => before + 1);
  return (
    <fieldset ref={frame} className={styles.hours} onInput={touch}>
      <legend>{label}</legend>
      {help && <p className={styles.help}>{help}</p>}
      {/* Begun anew: the lines have no ids, and no field follows another value by itself. */}
      <Lines
        key={JSON.stringify(shown.value)}
        name={leaf.name}
        label={label}
        lines={(shown.value ?? []) as HoursLine[]}
        errors={errors}
        onAdd={touch}
      />
    </fieldset>
  );
}

type LinesProps = Pick<HoursFieldProps, "errors"> & {
  name: string;
  label: string;
  lines: HoursLine[];
  onAdd: () => void;
};

function Lines({ name, label, lines, errors, onAdd }: LinesProps) {
  const [count, setCount] = useState(Math.max(lines.length, 1));
  const shown = Math.min(Math.max(count, lines.length), MOST_LINES);
  // One more for browsers without script, which cannot add any.
  const drawn = Math.min(shown + 1, MOST_LINES);
  return (
    <>
      <ul>
        {Array.from({ length: drawn }, (_, at) => String(at)).map((token, at) => (
          <li key={token} className={at < shown ? undefined : styles.spare}>
            <Line
              name={`${name}.${token}`}
              list={name}
              token={token}
              title={texts.line(label, at + 1)}
              line={lines[at]}
              errors={errors}
            />
          </li>
        ))}
      </ul>
      {shown < MOST_LINES && (
        <TextButton
          icon="plus"
          className={styles.more}
          onClick={() => {
            setCount(shown + 1);
            onAdd();
          }}
        >
          {texts.more(label)}
        </TextButton>
      )}
    </>
  );
}

type LineProps = {
  name: string;
  list: string;
  token: string;
  title: string;
  line: HoursLine | undefined;
  errors: HoursFieldProps["errors"];
};

function Line({ name, list, token, title, line, errors }: LineProps) {
  const [isClosed, setClosed] = useState(line?.isClosed ?? false);
  const error = (["first", "last", "opens", "closes"] as const)
    .map((part) => errors[`${name}.${part}`]?.[0])
    .find(Boolean);
  const errorId = `setting-${name}-error`;
  const field = (part: keyof HoursLine) => ({
    name: `${name}.${part}`,
    "aria-label": `${title}: ${texts[part]}`,
    "aria-describedby": error ? errorId : undefined,
    "aria-invalid": errors[`${name}.${part}`] ? (true as const) : undefined,
  });
  return (
    <div className={styles.line}>
      <input type="hidden" name={list} value={token} />
      <select {...field("first")} defaultValue={line?.first ?? ""} onChange={emptyWithoutDay}>
        <option value="">{texts.noDay}</option>
        <Days />
      </select>
      <span aria-hidden="true">{texts.to}</span>
      <select {...field("last")} defaultValue={line?.last ?? ""}>
        <option value="">{texts.onlyThisDay}</option>
        <Days />
      </select>
      <span className={styles.time}>
        <span aria-hidden="true">{texts.from}</span>
        <input {...field("opens")} type="time" defaultValue={line?.opens ?? ""} readOnly={isClosed} />
      </span>
      <span className={styles.time}>
        <span aria-hidden="true">{texts.until}</span>
        <input {...field("closes")} type="time" defaultValue={line?.closes ?? ""} readOnly={isClosed} />
      </span>
      <Checkbox
        {...field("isClosed")}
        aria-label={`${title}: ${texts.isClosed}`}
        defaultChecked={isClosed}
        onChange={(event) => setClosed(event.currentTarget.checked)}
      >
        {texts.isClosed}
      </Checkbox>
      <div className={styles.error}>
        <FieldError id={errorId} message={error} />
      </div>
    </div>
  );
}

/** A line without a first day is removed, as the help says; one with hours was forgotten to be given a day, and is refused. */
function emptyWithoutDay({ currentTarget: first }: ChangeEvent<HTMLSelectElement>): void {
  if (first.value !== "") return;
  const line = first.parentElement;
  for (const field of line?.querySelectorAll<HTMLSelectElement | HTMLInputElement>("select, [type=time]") ??
    [])
    field.value = "";
}

const Days = () =>
  WEEK.map((day) => (
    <option key={day} value={day}>
      {dayName(day)}
    </option>
  ));
