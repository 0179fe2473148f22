import type { FieldMessage } from "./accounts.rules.ts";
import { accountsTexts } from "./accounts.texts.ts";

const words: Record<FieldMessage, string> = accountsTexts.fields;

export function fieldMessage(errors: string[] | undefined): string | undefined {
  const first = errors?.[0];
  return first && first in words ? words[first as FieldMessage] : first;
}
