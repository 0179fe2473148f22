import { Choice } from "#app/ui/choice.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { Pair, PostedForm, type PostedFormProps } from "#app/ui/posted-form.tsx";
import { accessForm, PROFESSIONS, type Profession } from "./trade.rules.ts";

type AccessFormProps = {
  form: PostedFormProps;
  labels: {
    profession: string;
    professions: Record<Profession, string>;
    name: string;
    company: string;
    email: string;
    whatsapp: string;
    city: string;
    registration: string;
    project: string;
    optional: string;
  };
};

export function AccessForm({ form, labels }: AccessFormProps) {
  const professions = PROFESSIONS.map((value) => ({ value, label: labels.professions[value] }));
  return (
    <PostedForm {...form} schema={accessForm}>
      {(field) => (
        <>
          <Choice {...field("profession")} label={labels.profession} options={professions} />
          <Pair>
            <TextField {...field("name")} label={labels.name} autoComplete="name" />
            <TextField {...field("company")} label={labels.company} autoComplete="organization" />
          </Pair>
          <Pair>
            <TextField {...field("email")} label={labels.email} type="email" autoComplete="email" />
            <TextField {...field("whatsapp")} label={labels.whatsapp} type="tel" autoComplete="tel" />
          </Pair>
          <Pair>
            <TextField {...field("city")} label={labels.city} autoComplete="address-level2" />
            <TextField {...field("registration")} label={labels.registration} optional={labels.optional} />
          </Pair>
          <TextAreaField {...field("project")} label={labels.project} optional={labels.optional} rows={3} />
        </>
      )}
    </PostedForm>
  );
}
