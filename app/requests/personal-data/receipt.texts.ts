import { defineTexts } from "#app/i18n/texts.ts";

export const receiptTexts = defineTexts({
  pt: {
    title: (brand: string) => `Recibo de apagamento de dados pessoais: ${brand}`,
    number: (number: string) => `Número: ${number}`,
    erased: (day: string) => `Apagado em: ${day}`,
    reason: {
      request: "Motivo: pedido da pessoa (LGPD, art. 18; RGPD, art. 17)",
      age: "Motivo: fim do prazo de guarda",
    },
    what: "O que foi apagado:",
    counts: {
      leads: "pedidos",
      messages: "mensagens",
      subscriptions: "assinaturas da newsletter",
      mails: "cópias de e-mails",
      files: "arquivos e imagens",
      imported: "linhas de planilhas importadas",
    },
    consents: (count: number) =>
      `Provas de consentimento: ${count}. Ficam o momento, a finalidade e a versão do texto aceito; e-mail e telefone foram retirados.`,
    backups: (before: string, until: string) =>
      `Cópias de segurança feitas antes de ${before} ainda podem conter estes dados, guardadas à parte e sem uso, até ${until}. Se uma delas for restaurada antes disso, o apagamento é repetido.`,
    letters:
      "Mensagens já entregues às caixas de correio da empresa ou ao WhatsApp não ficam no site e são apagadas lá pela empresa.",
  },
  es: {
    title: (brand: string) => `Recibo de supresión de datos personales: ${brand}`,
    number: (number: string) => `Número: ${number}`,
    erased: (day: string) => `Suprimido el: ${day}`,
    reason: {
      request: "Motivo: solicitud de la persona (LGPD, art. 18; RGPD, art. 17)",
      age: "Motivo: fin del plazo de conservación",
    },
    what: "Lo que se suprimió:",
    counts: {
      leads: "solicitudes",
      messages: "mensajes",
      subscriptions: "suscripciones a las cartas",
      mails: "copias de correos",
      files: "archivos e imágenes",
      imported: "líneas de hojas de cálculo importadas",
    },
    consents: (count: number) =>
      `Pruebas de consentimiento: ${count}. Quedan el momento, la finalidad y la versión del texto aceptado; el correo y el teléfono se retiraron.`,
    backups: (before: string, until: string) =>
      `Las copias de seguridad hechas antes del ${before} aún pueden contener estos datos, guardadas aparte y sin uso, hasta el ${until}. Si una de ellas se restaurara antes, la supresión se repite.`,
    letters:
      "Los mensajes ya entregados a los buzones de la empresa o a WhatsApp no están en la web y la empresa los suprime allí.",
  },
  en: {
    title: (brand: string) => `Receipt for the erasure of personal data: ${brand}`,
    number: (number: string) => `Number: ${number}`,
    erased: (day: string) => `Erased on: ${day}`,
    reason: {
      request: "Reason: request of the person (LGPD, art. 18; GDPR, art. 17)",
      age: "Reason: end of the time for which data is kept",
    },
    what: "What was erased:",
    counts: {
      leads: "requests",
      messages: "messages",
      subscriptions: "newsletter subscriptions",
      mails: "copies of e-mails",
      files: "files and pictures",
      imported: "lines of imported spreadsheets",
    },
    consents: (count: number) =>
      `Proofs of consent: ${count}. The moment, the purpose and the version of the accepted wording stay; e-mail and telephone were taken out.`,
    backups: (before: string, until: string) =>
      `Backups made before ${before} may still hold this data, kept apart and unused, until ${until}. Should one of them be restored before then, the erasure is repeated.`,
    letters:
      "Messages that were already delivered to the company’s mailboxes or to WhatsApp are not on the site; the company erases them there.",
  },
});
