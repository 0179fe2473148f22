import type { Reach } from "./request-fields.rules.ts";

/** What a form makes of what was typed. */
export type NewRequest = Reach & {
  name: string;
  message: string;
  /** Of a message. */
  phone?: string;
  subject?: string;
  /** Of a lead: the rug as the site names it, and the size as the site writes it. */
  carpetName?: string;
  carpetSize?: string;
  productId?: string;
  imageUrl?: string;
  priceCents?: number;
  priceCurrency?: "BRL" | "EUR";
  /** What only one form asks; plain data. */
  details: Record<string, unknown>;
  /** Where other words were agreed to than those of the declaration. */
  consentVersion?: string;
};
