import { Choice } from "#app/ui/forms/choice.tsx";
import { Field, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { type FieldStart, Pair, PostedForm, type PostedFormProps } from "#app/ui/forms/posted-form.tsx";
import { type RequestFields as Declared, type RequestField, schemaOf } from "./request-fields.rules.ts";

type Words = Readonly<Record<string, string>>;

type RequestFieldsProps = {
  form: PostedFormProps;
  fields: Declared;
  labels: Words;
  hints: Words;
  options: Readonly<Record<string, Words>>;
  optional: string;
  hidden: Record<string, string>;
  start: Record<string, string>;
  choices: Record<string, { none: string; values: string[] }>;
};

const schemas = new WeakMap<Declared, ReturnType<typeof schemaOf>>();

/** Made once of each declaration: it takes longer than the fields take to render. */
function schemaFor(fields: Declared) {
  const schema = schemas.get(fields) ?? schemaOf(fields);
  schemas.set(fields, schema);
  return schema;
}

export function RequestFields(props: RequestFieldsProps) {
  const { form, fields, hidden, start } = props;
  return (
    <PostedForm {...form} schema={schemaFor(fields)} hidden={hidden}>
      {(field) =>
        rowsOf(fields).map((row) => {
          const controls = row.map((name) => {
            const begun = field(name);
            const defaultValue = begun.defaultValue ?? start[name];
            return <Control key={name} {...props} begun={{ ...begun, defaultValue }} />;
          });
          return controls.length > 1 ? <Pair key={row[0]}>{controls}</Pair> : controls;
        })
      }
    </PostedForm>
  );
}

function rowsOf(fields: Declared): string[][] {
  const rows: string[][] = [];
  for (const [name, { kind, isPaired }] of Object.entries(fields)) {
    if (kind === "id" || kind === "slugs") continue;
    const last = rows.at(-1);
    const isSecond = isPaired && last?.length === 1 && fields[last[0] ?? ""]?.isPaired;
    if (isSecond) last.push(name);
    else rows.push([name]);
  }
  return rows;
}

const AUTO_COMPLETE: Partial<Record<RequestField["kind"], string>> = {
  ...{ name: "name", email: "email", telephone: "tel" },
};
const INPUT_TYPES: Partial<Record<string, string>> = { email: "email", tel: "tel" };

type ControlProps = RequestFieldsProps & { begun: FieldStart };

function Control({ fields, labels, hints, options, optional, choices, begun }: ControlProps) {
  const { id, name, defaultValue } = begun;
  const declared = fields[name];
  if (!declared) return null;
  const { kind, isOptional, rows, autoComplete = AUTO_COMPLETE[kind] } = declared;
  const label = labels[name] ?? name;
  const chosen = choices[name];
  if (chosen)
    return (
      <Field id={id} label={label}>
        <select id={id} name={name} defaultValue={defaultValue}>
          <option value="">{chosen.none}</option>
          {chosen.values.map((value, index) => (
            <option key={value} value={value} data-choice={index}>
              {value}
            </option>
          ))}
        </select>
      </Field>
    );
  if (kind === "choice") {
    const values = (declared.options ?? []).map((value) => ({
      value,
      label: options[name]?.[value] ?? value,
    }));
    return <Choice {...begun} label={label} options={values} />;
  }
  const shared = {
    ...begun,
    label,
    help: hints[name],
    autoComplete,
    optional: isOptional ? optional : undefined,
  };
  return kind === "text" ? (
    <TextAreaField {...shared} rows={rows} />
  ) : (
    <TextField {...shared} type={INPUT_TYPES[autoComplete ?? ""]} />
  );
}
