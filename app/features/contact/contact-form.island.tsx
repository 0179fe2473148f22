import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { Pair, PostedForm, type PostedFormProps } from "#app/ui/posted-form.tsx";
import { contactForm } from "./contact.rules.ts";

type ContactFormProps = {
  form: PostedFormProps;
  labels: { name: string; email: string; phone: string; subject: string; message: string; optional: string };
};

export function ContactForm({ form, labels }: ContactFormProps) {
  return (
    <PostedForm {...form} schema={contactForm}>
      {(field) => (
        <>
          <TextField {...field("name")} label={labels.name} autoComplete="name" />
          <Pair>
            <TextField {...field("email")} label={labels.email} type="email" autoComplete="email" />
            <TextField
              {...field("phone")}
              label={labels.phone}
              optional={labels.optional}
              type="tel"
              autoComplete="tel"
            />
          </Pair>
          <TextField {...field("subject")} label={labels.subject} />
          <TextAreaField {...field("message")} label={labels.message} />
        </>
      )}
    </PostedForm>
  );
}
