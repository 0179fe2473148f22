import type { FieldMessage } from "./accounts.rules.ts";
import { accountsTexts } from "./accounts.texts.ts";

const words: Record<FieldMessage, string> = accountsTexts.fields;

/** The words of a rule's message; the first is enough to mend the field. */
export function fieldMessage(errors: string[] | undefined): string | undefined {
  const first = errors?.[0];
  return first && first in words ? words[first as FieldMessage] : first;
}
