import type { Reach } from "./request-fields.rules.ts";

export type NewRequest = Reach & {
  name: string;
  message: string;
  phone?: string;
  subject?: string;
  carpetName?: string;
  carpetSize?: string;
  productId?: string;
  imageUrl?: string;
  priceCents?: number;
  priceCurrency?: "BRL" | "EUR";
  details: Record<string, unknown>;
  consentVersion?: string;
};

/** A list of favourites, of which more than one is shown still. */
export const isOfSeveral = ({ details }: Pick<NewRequest, "details">): boolean =>
  Array.isArray(details.rugs) && details.rugs.length > 1;
