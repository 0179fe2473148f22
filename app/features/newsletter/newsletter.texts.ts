import { defineTexts } from "#app/i18n/texts.ts";

export const newsletterTexts = defineTexts({
  pt: {
    form: {
      email: "E-mail",
      placeholder: "voce@email.com",
      subscribe: "Assinar",
      subscribing: "Assinando...",
      invalid: "Email inválido",
      sent: "Falta um passo: a assinatura começa quando você abrir o link do e-mail de confirmação.",
      sentLater:
        "Seu endereço foi anotado. O e-mail de confirmação chega quando o site voltar a enviar e-mails.",
      tooMany: "Muitos pedidos em pouco tempo. Tente de novo em uma hora.",
      failed: "A assinatura não foi registrada. Tente de novo.",
    },
    promise: "Cada carta traz um link para sair da lista.",
    confirmation: {
      title: "Confirmar a\u00a0assinatura",
      text: "Falta só um toque para as cartas chegarem à sua caixa de entrada.",
      button: "Confirmar",
      done: { title: "Assinatura confirmada", text: "A próxima carta é sua." },
      unknown: {
        title: "Este link não\u00a0vale mais",
        text: "Ele já foi usado ou passou do prazo. Escreva seu endereço e\u00a0enviamos outro.",
      },
      again: "Enviar outro link",
    },
    unsubscribing: {
      title: "Deixar de receber",
      text: "Seu endereço sai da lista agora, sem perguntas.",
      button: "Cancelar a assinatura",
      done: { title: "Assinatura cancelada", text: "Nenhuma carta será enviada a este endereço." },
      unknown: {
        title: "Este link não\u00a0vale",
        text: "Ele não corresponde a nenhuma assinatura. Para sair, use o\u00a0link que vem no fim de cada carta.",
      },
    },
    mail: {
      subject: (letters: string) => `Confirme a assinatura: ${letters}`,
      why: (brand: string) =>
        `Este endereço pediu as cartas da ${brand}. Para começar a recebê-las, confirme.`,
      confirm: "Confirmar a assinatura",
      ignore: "Se não foi você, ignore este e-mail: nada mais será enviado.",
      leave: "Sair da lista",
      open: "Abrir",
      whyLetter: (brand: string) =>
        `Você recebe esta carta porque assinou as cartas da ${brand} e confirmou o endereço.`,
    },
  },
  es: {
    form: {
      email: "Correo electrónico",
      placeholder: "nombre@correo.com",
      subscribe: "Suscribirse",
      subscribing: "Suscribiendo...",
      invalid: "Correo electrónico no válido",
      sent: "Falta un paso: la suscripción empieza cuando abra el enlace del correo de confirmación.",
      sentLater:
        "Su dirección queda anotada. El correo de confirmación llegará cuando la web vuelva a enviar correos.",
      tooMany: "Demasiadas solicitudes en poco tiempo. Inténtelo de nuevo en una hora.",
      failed: "La suscripción no se ha registrado. Inténtelo de nuevo.",
    },
    promise: "Cada carta lleva un enlace para darse de baja.",
    confirmation: {
      title: "Confirmar su\u00a0suscripción",
      text: "Falta un solo toque para que las cartas lleguen a su buzón.",
      button: "Confirmar",
      done: { title: "Suscripción confirmada", text: "La próxima carta es suya." },
      unknown: {
        title: "Este enlace ya no\u00a0sirve",
        text: "Ya se ha usado o ha caducado. Escriba su correo y\u00a0le enviamos otro.",
      },
      again: "Enviar otro enlace",
    },
    unsubscribing: {
      title: "Dejar de recibir",
      text: "Su dirección sale de la lista ahora, sin preguntas.",
      button: "Cancelar la suscripción",
      done: { title: "Suscripción cancelada", text: "No se enviará ninguna carta a esta dirección." },
      unknown: {
        title: "Este enlace no\u00a0sirve",
        text: "No corresponde a ninguna suscripción. Para darse de baja, use el\u00a0enlace que va al final de cada carta.",
      },
    },
    mail: {
      subject: (letters: string) => `Confirme su suscripción: ${letters}`,
      why: (brand: string) =>
        `Esta dirección ha pedido las cartas de ${brand}. Confirme para empezar a recibirlas.`,
      confirm: "Confirmar su suscripción",
      ignore: "Si no ha sido usted, ignore este correo: no se enviará nada más.",
      leave: "Salir de la lista",
      open: "Abrir",
      whyLetter: (brand: string) =>
        `Recibe esta carta porque se suscribió a las cartas de ${brand} y confirmó su dirección.`,
    },
  },
  en: {
    form: {
      email: "E-mail",
      placeholder: "you@email.com",
      subscribe: "Subscribe",
      subscribing: "Subscribing...",
      invalid: "Invalid e-mail",
      sent: "One more step: the letters start once you open the link in the confirmation e-mail.",
      sentLater: "Your address is noted. The confirmation comes once the site can send e-mail again.",
      tooMany: "Too many requests in a short time. Try again in an hour.",
      failed: "The subscription was not recorded. Try again.",
    },
    promise: "Each letter has a link to leave the list.",
    confirmation: {
      title: "Confirm your\u00a0subscription",
      text: "One more tap and the letters will find your inbox.",
      button: "Confirm",
      done: { title: "Subscription confirmed", text: "The next letter is yours." },
      unknown: {
        title: "This link is no\u00a0longer valid",
        text: "It has been used or has expired. Leave your e-mail and we send another.",
      },
      again: "Send another link",
    },
    unsubscribing: {
      title: "Stop receiving the letters",
      text: "Your address leaves the list now, no questions asked.",
      button: "Unsubscribe",
      done: { title: "Unsubscribed", text: "No letter will be sent to this address." },
      unknown: {
        title: "This link is not\u00a0valid",
        text: "It belongs to no subscription. To leave, use the link at the end of each letter.",
      },
    },
    mail: {
      subject: (letters: string) => `Confirm your subscription: ${letters}`,
      why: (brand: string) =>
        `This address asked for letters from ${brand}. Confirm to begin receiving them.`,
      confirm: "Confirm your subscription",
      ignore: "If it was not you, ignore this e-mail: nothing more will be sent.",
      leave: "Leave the list",
      open: "Open",
      whyLetter: (brand: string) =>
        `You receive this letter because you subscribed to letters from ${brand} and confirmed the address.`,
    },
  },
});
