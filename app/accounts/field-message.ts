import type { FieldMessage } from "./accounts.rules.ts";
import { accountsTexts } from "./accounts.texts.ts";

const words: Record<FieldMessage, string> = accountsTexts.messages;

type FormField = { id: string; name: string; errors?: string[]; initialValue?: string };

/** What a text field is given of a form's field. */
export const inputOf = ({ id, name, errors, initialValue: defaultValue }: FormField) => ({
  ...{ id, name, defaultValue, error: fieldMessage(errors) },
});

export function fieldMessage(errors: string[] | undefined): string | undefined {
  const first = errors?.[0];
  return first && first in words ? words[first as FieldMessage] : first;
}
