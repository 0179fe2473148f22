import { formWords } from "#app/features/submissions/form-words.ts";
import { submissionTexts } from "#app/features/submissions/submissions.texts.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import type { FormResult } from "#app/ui/posted-form.rules.ts";
import { LeadFields } from "./lead-form.island.tsx";
import type { LeadFormName } from "./leads.rules.ts";
import { leadTexts } from "./leads.texts.ts";

type LeadFormProps = {
  form: LeadFormName;
  locale: Locale;
  /** The maker's name, for the sentence that is agreed to. */
  brand: string;
  /** The page's own path: it takes the form with `receiveLead`. */
  action: string;
  /** What the page's action answered; each form of the page shows only its own. */
  answer?: FormResult;
  product?: { id: string; name: string };
  /** Sizes to choose from, as people read them; without any the size is written freely. */
  sizes?: string[];
  size?: string;
  /** Slugs of a list of favourites. */
  rugs?: string[];
};

/** Asks for a quotation, for a sample, or sends a list of favourites. Its heading is the page's. */
export function LeadForm(props: LeadFormProps) {
  const { form, locale, brand, action, answer, product, sizes = [], size = "", rugs } = props;
  const { submit, ...labels } = leadTexts(locale).form;
  return (
    <Island
      name="lead-form"
      of={LeadFields}
      wake="interaction"
      props={{
        form: {
          name: form,
          action,
          words: formWords({ locale, brand, purpose: form, submit: submit[form] }),
          answer,
        },
        hidden: {
          ...(product && { product: product.id }),
          ...(form === "favourites" && { rugs: rugs?.join(",") ?? "" }),
        },
        sizes,
        size,
        labels: { ...labels, optional: submissionTexts(locale).optional },
      }}
    />
  );
}
