import { telephoneHelp } from "#app/features/settings/fields/telephone-words.ts";
import { telephoneLabel } from "#app/i18n/telephone.rules.ts";
import { AS_CODE, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import type { StepProps } from "./setup.admin.tsx";
import { setupTexts } from "./setup.texts.ts";
import { StepForm } from "./step-form.tsx";
import { useStep } from "./use-step.ts";

const { contacts: texts, optional } = setupTexts;

export function StepContacts({ found: { contact, social, progress }, answer: result }: StepProps) {
  const { valueIn, errorOf } = useStep(result);
  // Empty fields instead of the demo's contacts.
  const isNew = progress.state === "open" && progress.done.length === 0;
  const saved = {
    whatsapp: isNew ? "" : telephoneLabel(contact.whatsapp),
    phone: isNew ? "" : telephoneLabel(contact.phone),
    email: isNew ? "" : contact.email,
    address: isNew ? "" : contact.addressLines.join("\n"),
    instagram: isNew ? "" : social.instagram,
  };
  const field = (name: keyof typeof saved) => ({
    id: `contact-${name}`,
    name,
    optional,
    label: texts[name],
    defaultValue: valueIn(name, saved[name]),
    error: errorOf(name),
  });
  return (
    <StepForm step="contatos" heading={texts.heading} lead={texts.lead}>
      <TextField {...field("whatsapp")} help={telephoneHelp("whatsapp")} type="tel" autoComplete="tel" />
      <TextField {...field("phone")} help={telephoneHelp("telephone")} type="tel" autoComplete="tel" />
      <TextField
        {...field("email")}
        help={texts.emailHelp}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextAreaField {...field("address")} help={texts.addressHelp} rows={3} autoComplete="street-address" />
      <TextField {...field("instagram")} help={texts.instagramHelp} inputMode="url" {...AS_CODE} />
    </StepForm>
  );
}
