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

/** Kinds of the mails that tell the maker, or whoever else is chosen, about a request. */
export const NOTIFICATION_KINDS = ["lead", "contact"] as const;

/** A list of favourites, of which more than one is shown still. */
export const isOfSeveral = ({ details }: Pick<NewRequest, "details">): boolean =>
  Array.isArray(details.rugs) && details.rugs.length > 1;
