import { Field, TextAreaField, TextField } from "#app/ui/field.tsx";
import { Pair, PostedForm, type PostedFormProps } from "#app/ui/posted-form.tsx";
import { LEAD_FORMS, type LeadFormName } from "./leads.rules.ts";

type LeadFieldsProps = {
  form: Omit<PostedFormProps, "name"> & { name: LeadFormName };
  hidden: Record<string, string>;
  sizes: string[];
  size: string;
  labels: {
    name: string;
    reach: string;
    size: string;
    anySize: string;
    sizeHint: string;
    address: string;
    addressHint: string;
    message: string;
    optional: string;
  };
};

/** Who asks, how to answer, and what for. */
export function LeadFields({ form, hidden, sizes, size, labels }: LeadFieldsProps) {
  return (
    <PostedForm {...form} schema={LEAD_FORMS[form.name]} hidden={hidden}>
      {(field) => (
        <>
          <Pair>
            <TextField {...field("name")} label={labels.name} autoComplete="name" />
            <TextField {...field("reach")} label={labels.reach} />
          </Pair>
          {form.name === "quote" && sizes.length > 0 && (
            <Field id={field("size").id} label={labels.size}>
              <select id={field("size").id} name="size" defaultValue={field("size").defaultValue ?? size}>
                <option value="">{labels.anySize}</option>
                {sizes.map((choice, index) => (
                  <option key={choice} value={choice} data-choice={index}>
                    {choice}
                  </option>
                ))}
              </select>
            </Field>
          )}
          {form.name === "quote" && sizes.length === 0 && (
            <TextField
              {...field("size")}
              defaultValue={field("size").defaultValue ?? size}
              label={labels.size}
              optional={labels.optional}
              help={labels.sizeHint}
            />
          )}
          {form.name === "sample" && (
            <TextAreaField
              {...field("address")}
              label={labels.address}
              help={labels.addressHint}
              autoComplete="street-address"
              rows={3}
            />
          )}
          <TextAreaField {...field("message")} label={labels.message} optional={labels.optional} rows={3} />
        </>
      )}
    </PostedForm>
  );
}
