import type { Field } from "#app/content/fields.ts";
import { amountText } from "#app/features/catalogue/amount.rules.ts";
import { Choice } from "#app/ui/forms/choice.tsx";
import { AS_CODE, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { PricedIn } from "#app/ui/layout/priced-in.tsx";
import { ColourField } from "./colour-field.tsx";
import { listScreenTexts } from "./list-screen.texts.ts";
import { MediaControl } from "./media-control.tsx";

type FieldControlProps = {
  id: string;
  name: string;
  field: Field;
  value: unknown;
  error: string | undefined;
  placeholder?: string | undefined;
  /** Of a file that is chosen. */
  onChange?: ((url: string) => void) | undefined;
};

export function FieldControl({ id, name, field, value, error, placeholder, onChange }: FieldControlProps) {
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
      return (
        <TextField
          {...{ id, ...shared, optional: field.required ? undefined : optional }}
          type="number"
          inputMode="numeric"
          defaultValue={text}
        />
      );
    case "slug":
      return <TextField {...{ id, ...shared, placeholder }} {...AS_CODE} defaultValue={text} />;
    case "url":
      return (
        <TextField id={id} {...shared} {...AS_CODE} inputMode="url" optional={optional} defaultValue={text} />
      );
    case "price":
      return (
        <PricedIn currency={field.currency}>
          <TextField
            {...{ id, ...shared, autoComplete: "off" }}
            inputMode="decimal"
            defaultValue={typeof value === "number" ? amountText(value) : text}
          />
        </PricedIn>
      );
    case "choice": {
      const options = Object.entries(field.options).map(([value, label]) => ({ value, label }));
      return <Choice {...{ id, name, label, options }} defaultValue={text || (field.initial ?? "")} />;
    }
    case "colour":
      return <ColourField id={id} {...shared} value={text} />;
    case "media":
    case "mediaList":
      return <MediaControl {...{ name, field, value, error, onChange }} />;
  }
}
