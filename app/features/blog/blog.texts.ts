import { defineTexts } from "#app/i18n/texts.ts";

export const blogTexts = defineTexts({
  pt: {
    description: (brand: string) => `O blog da ${brand} fica em outro endereço; esta página leva até ele.`,
    leaving: "Redirecionando...",
    elsewhere: "O blog fica em outro endereço. Se nada acontecer,",
    open: "abra por aqui",
    none: "O blog ainda não abriu",
    noneText: (brand: string) => `Quando a ${brand} tiver um blog, este endereço leva até ele.`,
    home: "Voltar para a Página Inicial",
  },
  es: {
    description: (brand: string) => `El blog de ${brand} está en otra dirección; esta página lleva hasta él.`,
    leaving: "Redirigiendo...",
    elsewhere: "El blog está en otra dirección. Si no ocurre nada,",
    open: "ábralo desde aquí",
    none: "El blog todavía no ha abierto",
    noneText: (brand: string) => `Cuando ${brand} tenga un blog, esta dirección llevará a él.`,
    home: "Volver a la página de inicio",
  },
  en: {
    description: (brand: string) => `${brand}’s blog lives at another address; this page leads there.`,
    leaving: "Redirecting...",
    elsewhere: "The blog lives at another address. If nothing happens,",
    open: "open it from here",
    none: "The blog has not opened yet",
    noneText: (brand: string) => `When ${brand} has a blog, this address will lead to it.`,
    home: "Back to the main page",
  },
});
