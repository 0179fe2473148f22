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
