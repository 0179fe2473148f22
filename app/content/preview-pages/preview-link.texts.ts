import { defineTexts } from "#app/i18n/texts.ts";

export const previewLinkTexts = defineTexts({
  pt: {
    over: {
      title: "Esta prévia terminou",
      text: "O link valia por alguns dias, ou foi cancelado. Peça um novo a quem o enviou.",
    },
    unknown: {
      title: "Esta prévia não existe",
      text: "O endereço está incompleto, ou o que ele mostrava não está mais aqui.",
    },
    failed: {
      title: "A prévia não pôde ser mostrada",
      text: "Tente de novo em um minuto.",
    },
    onward: "Ir para o site",
  },
  es: {
    over: {
      title: "Esta vista previa ha terminado",
      text: "El enlace valía unos días, o se ha anulado. Pida uno nuevo a quien se lo envió.",
    },
    unknown: {
      title: "Esta vista previa no existe",
      text: "La dirección está incompleta, o lo que mostraba ya no está aquí.",
    },
    failed: {
      title: "No se ha podido mostrar la vista previa",
      text: "Inténtelo de nuevo en un minuto.",
    },
    onward: "Ir a la web",
  },
  en: {
    over: {
      title: "This preview has ended",
      text: "The link was good for some days, or was cancelled. Ask whoever sent it for a new one.",
    },
    unknown: {
      title: "There is no such preview",
      text: "The address is incomplete, or what it showed is no longer here.",
    },
    failed: {
      title: "The preview could not be shown",
      text: "Please try again in a minute.",
    },
    onward: "Go to the site",
  },
});
