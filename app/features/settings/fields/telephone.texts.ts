import { BRAZIL, SPAIN } from "#app/i18n/telephone.rules.ts";
import { defineAdminTexts } from "#app/i18n/texts.ts";

/** By the country whose numbers are written without its code. */
export const telephoneTexts = defineAdminTexts({
  [BRAZIL]: {
    whatsapp: "Com DDD: (11) 90000-0000. De outro país, com + e o código: +34 600 000 000.",
    telephone: "Com DDD: (11) 3000-0000.",
    refused:
      "Este número não chega a ninguém. Escreva com DDD, como (31) 98888-7766, ou com + e o código do país, como +34 600 000 000.",
  },
  [SPAIN]: {
    whatsapp: "Os nove dígitos: 600 000 000. De outro país, com + e o código: +55 11 90000-0000.",
    telephone: "Os nove dígitos: 910 000 000.",
    refused:
      "Este número não chega a ninguém. Escreva os nove dígitos, como 600 000 000, ou com + e o código do país, como +55 31 98888-7766.",
  },
});
