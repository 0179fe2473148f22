import { defineTexts } from "#app/i18n/texts.ts";

export const tradeTexts = defineTexts({
  pt: {
    page: "Acesso exclusivo",
    title: "Acesso exclusivo para quem projeta",
    description: (brand: string) =>
      `O programa da ${brand} para arquitetos, designers de interiores e lojas: tabela de profissional, amostras em 72 horas, arquivos de cada desenho e uma pessoa que responde.`,
    benefits: [
      { term: "Tabela de profissional", text: "Válida do primeiro pedido em diante." },
      { term: "Amostras em 72 horas", text: "Doze quadrados por projeto, sem custo." },
      { term: "Arquivos", text: "DWG, textura e ficha em PDF de cada peça." },
      { term: "Uma pessoa", text: "A mesma, do desenho à entrega." },
    ],
    form: {
      title: "Peça o seu acesso",
      profession: "Você é",
      professions: { architecture: "Arquitetura", interiors: "Interiores", shop: "Loja" },
      name: "Nome",
      company: "Escritório ou loja",
      email: "E-mail",
      whatsapp: "WhatsApp",
      city: "Cidade",
      registration: "Registro profissional",
      project: "Conte um projeto em andamento",
      submit: "Enviar pedido",
    },
  },
  es: {
    page: "Acceso exclusivo",
    title: "Acceso exclusivo para quien proyecta",
    description: (brand: string) =>
      `El programa de ${brand} para arquitectos, interioristas y tiendas: tarifa de profesional, muestras en 72 horas, archivos de cada diseño y una persona que contesta.`,
    benefits: [
      { term: "Tarifa de profesional", text: "Válida desde el primer pedido." },
      { term: "Muestras en 72 horas", text: "Doce cuadrados por proyecto, sin coste." },
      { term: "Archivos", text: "DWG, textura y ficha en PDF de cada pieza." },
      { term: "Una persona", text: "La misma, del diseño a la entrega." },
    ],
    form: {
      title: "Solicite su acceso",
      profession: "Usted se dedica a",
      professions: { architecture: "Arquitectura", interiors: "Interiorismo", shop: "Tienda" },
      name: "Nombre",
      company: "Estudio o tienda",
      email: "Correo electrónico",
      whatsapp: "WhatsApp",
      city: "Ciudad",
      registration: "Número de colegiado",
      project: "Cuéntenos un proyecto en marcha",
      submit: "Enviar solicitud",
    },
  },
  en: {
    page: "Exclusive access",
    title: "Exclusive access for those who design",
    description: (brand: string) =>
      `${brand}'s programme for architects, interior designers and shops: trade prices, samples in 72 hours, files of every design and a person who answers.`,
    benefits: [
      { term: "Trade prices", text: "From the first order onwards." },
      { term: "Samples in 72 hours", text: "Twelve squares for each project, free of charge." },
      { term: "Files", text: "DWG, texture and PDF sheet of every piece." },
      { term: "One person", text: "The same, from drawing to delivery." },
    ],
    form: {
      title: "Request your access",
      profession: "You work in",
      professions: { architecture: "Architecture", interiors: "Interiors", shop: "Retail" },
      name: "Name",
      company: "Studio or shop",
      email: "E-mail",
      whatsapp: "WhatsApp",
      city: "City",
      registration: "Professional registration",
      project: "Tell us about a project under way",
      submit: "Send request",
    },
  },
});
