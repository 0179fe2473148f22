import { type FormEvent, useEffect, useState } from "react";
import { parseCentimetres } from "#app/features/catalogue/centimetres.rules.ts";
import type { BilledArea } from "#app/features/catalogue/measure.rules.ts";
import type { Currency } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { type RequestFields, schemaOf } from "#app/requests/request-fields.rules.ts";
import { Choice } from "#app/ui/forms/choice.tsx";
import { TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { idOfForm } from "#app/ui/forms/posted-form.rules.ts";
import { type FieldStart, Pair, PostedForm, type PostedFormProps } from "#app/ui/forms/posted-form.tsx";
import { FileField } from "#app/ui/media/file-field.tsx";
import { EstimateLine } from "./estimate-line.tsx";
import { FloorDrawing } from "./floor-drawing.tsx";
import styles from "./made-to-measure.module.css";
import { refusedMeasures, SHAPES, type Shape, sidesOf } from "./made-to-measure.rules.ts";
import { ShapeDrawing } from "./shape-drawing.tsx";

type MadeToMeasureFormProps = {
  form: PostedFormProps;
  fields: RequestFields;
  locale: Locale;
  currency: Currency;
  squareMetreCents: number | null;
  files: { accept: string; maxFiles: number; maxBytes: number };
  labels: {
    drawing: string;
    drawingNote: string;
    shape: string;
    diameter: string;
    width: string;
    length: string;
    area: Record<BilledArea, string>;
    least: string;
    about: string;
    project: string;
    projectHint: string;
    files: string;
    filesHint: string;
    name: string;
    reach: string;
  };
  shapes: Record<Shape, string>;
  optional: string;
};

export function MadeToMeasureForm(props: MadeToMeasureFormProps) {
  const { form, labels, files, locale, currency, squareMetreCents } = props;
  const [measures, setMeasures] = useState({ diameter: Number.NaN, width: Number.NaN, length: Number.NaN });
  const [shape, setShape] = useState<Shape>("rectangular");
  const readMeasures = (element: HTMLFormElement) => {
    const fields = new FormData(element);
    const typed = (side: string) => parseCentimetres(String(fields.get(side)));
    setMeasures({ diameter: typed("diameter"), width: typed("width"), length: typed("length") });
    setShape(SHAPES.find((one) => one === fields.get("shape")) ?? "rectangular");
  };
  // Values typed before hydration, or returned by the server.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    const element = document.getElementById(idOfForm(form.name));
    if (element instanceof HTMLFormElement) readMeasures(element);
  }, [form.name]);
  const shapes = SHAPES.map((value) => ({
    value,
    label: props.shapes[value],
    drawing: <ShapeDrawing shape={value} />,
  }));
  const measure = { inputMode: "numeric" as const, autoComplete: "off" };
  const follow = ({ target }: FormEvent) => {
    const { form: element } = target as HTMLInputElement;
    if (element) readMeasures(element);
  };
  const refused = refusedMeasures({ shape, ...measures });
  const isRefused = Object.keys(refused).length > 0;
  const sides = isRefused ? { width: Number.NaN, length: Number.NaN } : sidesOf(measures, shape);
  /** What is too large is said while it is typed, because the price goes; an unfinished number is no error yet. */
  const side = (name: keyof typeof measures, start: FieldStart) => {
    const reason = refused[name];
    const said = reason && reason !== "measureInvalid" ? form.words.errors[reason] : undefined;
    return { ...start, ...measure, label: labels[name], error: start.error ?? said };
  };
  const { tooManyFiles = "", fileTooLarge = "", fileWrongType = "" } = form.words.errors;
  return (
    <>
      <div className={styles.drawing}>
        <FloorDrawing {...sides} shape={shape} label={labels.drawing} note={labels.drawingNote} />
      </div>
      <div className={styles.fields} onInput={follow}>
        <PostedForm {...form} schema={schemaOf(props.fields, { refusals: refusedMeasures })} hasFiles>
          {(field) => (
            <>
              <Choice {...field("shape")} label={labels.shape} options={shapes} />
              <div className={styles.diameter}>
                <TextField {...side("diameter", field("diameter"))} />
              </div>
              <div className={styles.sides}>
                <Pair>
                  <TextField {...side("width", field("width"))} />
                  <TextField {...side("length", field("length"))} />
                </Pair>
              </div>
              <EstimateLine {...{ ...sides, shape, locale, currency, squareMetreCents }} labels={labels} />
              <TextAreaField
                {...field("project")}
                label={labels.project}
                optional={props.optional}
                placeholder={labels.projectHint}
              />
              <FileField
                name="files"
                title={labels.files}
                hint={labels.filesHint}
                {...files}
                error={field("files").error}
                words={{ tooMany: tooManyFiles, tooLarge: fileTooLarge, wrongType: fileWrongType }}
              />
              <Pair>
                <TextField {...field("name")} label={labels.name} autoComplete="name" />
                <TextField {...field("reach")} label={labels.reach} />
              </Pair>
            </>
          )}
        </PostedForm>
      </div>
    </>
  );
}
