import { listOf } from "#app/content/content-form.ts";
import type { Field } from "#app/content/fields.ts";
import { PictureField } from "#app/features/media/picture-field.tsx";
import { PicturesField } from "#app/features/media/pictures-field.tsx";
import { StoredFileField } from "#app/features/media/stored-file-field.tsx";
import { describedBy, Field as Labelled, TextAreaField, TextField } from "#app/ui/field.tsx";
import { ColourField } from "./colour-field.tsx";
import { listScreenTexts } from "./list-screen.texts.ts";

type FieldControlProps = {
  id: string;
  name: string;
  field: Field;
  /** What was typed, or else what is stored. */
  value: unknown;
  error: string | undefined;
};

const AS_CODE = { autoComplete: "off", spellCheck: false } as const;

/** The control of a field that is the same in every language. */
export function FieldControl({ id, name, field, value, error }: FieldControlProps) {
  const { label, help } = field;
  const shared = { name, label, help, error };
  const text = String(value ?? "");
  const { optional } = listScreenTexts;
  switch (field.kind) {
    case "text": {
      const Control = field.multiline ? TextAreaField : TextField;
      return (
        <Control id={id} {...shared} optional={field.required ? undefined : optional} defaultValue={text} />
      );
    }
    case "integer":
      return <TextField id={id} {...shared} type="number" inputMode="numeric" defaultValue={text} />;
    case "choice":
      return (
        <Labelled id={id} {...shared}>
          <select {...describedBy(id, shared)} name={name} defaultValue={text}>
            {Object.entries(field.options).map(([option, said]) => (
              <option key={option} value={option}>
                {said}
              </option>
            ))}
          </select>
        </Labelled>
      );
    case "slug":
      return <TextField id={id} {...shared} {...AS_CODE} autoCapitalize="none" defaultValue={text} />;
    case "url":
      return (
        <TextField id={id} {...shared} {...AS_CODE} inputMode="url" optional={optional} defaultValue={text} />
      );
    case "colour":
      return <ColourField id={id} {...shared} value={text} />;
    case "media": {
      const Control = field.isPicture ? PictureField : StoredFileField;
      return <Control {...shared} kind={field.upload} optional={optional} value={text} />;
    }
    case "mediaList":
      return <PicturesField {...shared} kind={field.upload} values={listOf(value)} />;
  }
}
