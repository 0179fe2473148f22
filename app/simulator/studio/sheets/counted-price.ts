import { confirmationTexts } from "#app/requests/confirmation.texts.ts";
import type { Confirmation } from "#app/ui/forms/posted-form.rules.ts";
import { simulatorTexts } from "../../simulator.texts.ts";
import type { StudioProps } from "../../simulator-rug.ts";

/** The price that the server answers with, where it is no longer the one that the studio was opened with. */
export function countedPrice(
  confirmation: Pick<Confirmation, "facts"> | undefined,
  shown: string,
  locale: StudioProps["locale"],
): string | null {
  const words = confirmationTexts(locale);
  const counted = confirmation?.facts.find(({ term }) => term === words.price)?.value ?? shown;
  const price = counted === words.onRequest ? simulatorTexts(locale).size.onRequest : counted;
  return price === shown ? null : price;
}
