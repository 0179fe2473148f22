import { defineAdminTexts, defineTexts } from "#app/i18n/texts.ts";

export const madeToMeasureTexts = defineTexts({
  pt: {
    page: "Sob medida",
    title: "Sob medida",
    shapesTitle: "Formas possíveis",
    piecesTitle: "Já saíram do tear",
    stepsTitle: "Do traço ao chão",
    formTitle: "Peça o seu",
    from: (price: string) => `A partir de ${price} por metro quadrado.`,
    drawing: "O seu tapete visto de cima",
    drawingNote:
      "Na escala, ao lado de um sofá de 220\u00a0×\u00a095\u00a0cm. Cada quadrado do chão tem um metro.",
    area: {
      rug: "área do tapete",
      square: "área do quadrado em volta dele",
      rectangle: "área do retângulo em volta dele",
    },
    least: "Até 1 m² vale o preço de 1 m²",
    about: "cerca de",
    projectHint: "Onde vai ficar, o que já existe na sala, a cor que procura",
    files: "Planta, foto ou desenho",
    filesHint: "JPEG, PNG, WebP, AVIF ou PDF, até 3 arquivos de 10 MB",
    request: {
      labels: {
        shape: "Forma",
        diameter: "Diâmetro (cm)",
        width: "Largura (cm)",
        length: "Comprimento (cm)",
        project: "Conte o projeto",
        name: "Nome",
        reach: "WhatsApp ou e-mail",
      },
      options: {
        shape: {
          rectangular: "Retangular",
          round: "Redondo",
          oval: "Oval",
          organic: "Orgânico",
          runner: "Passadeira",
          corner: "Em L",
        },
      },
      submit: "Enviar pedido",
      consent: (brand: string) => `Aceito que a ${brand} guarde estes dados para preparar a proposta.`,
      confirmed: "Pedido sob medida enviado",
      reply: (rug: string) =>
        `Recebemos o seu pedido sob medida${rug && ` (${rug})`}. Para desenhar a proposta, poderia nos contar um pouco mais do ambiente e do prazo que você imagina?`,
    },
  },
  es: {
    page: "A medida",
    title: "A medida",
    shapesTitle: "Formas posibles",
    piecesTitle: "Ya han salido del telar",
    stepsTitle: "Del trazo al suelo",
    formTitle: "Pida la suya",
    from: (price: string) => `Desde ${price} por metro cuadrado.`,
    drawing: "Su alfombra vista desde arriba",
    drawingNote:
      "A escala, junto a un sofá de 220\u00a0×\u00a095\u00a0cm. Cada cuadro del suelo mide un metro.",
    area: {
      rug: "superficie de la alfombra",
      square: "superficie del cuadrado que la rodea",
      rectangle: "superficie del rectángulo que la rodea",
    },
    least: "Hasta 1 m² se aplica el precio de 1 m²",
    about: "unos",
    projectHint: "Dónde va a estar, qué hay ya en el salón, el color que busca",
    files: "Plano, foto o dibujo",
    filesHint: "JPEG, PNG, WebP, AVIF o PDF, hasta 3 archivos de 10 MB",
    request: {
      labels: {
        shape: "Forma",
        diameter: "Diámetro (cm)",
        width: "Ancho (cm)",
        length: "Largo (cm)",
        project: "Cuéntenos el proyecto",
        name: "Nombre",
        reach: "WhatsApp o correo electrónico",
      },
      options: {
        shape: {
          rectangular: "Rectangular",
          round: "Redonda",
          oval: "Ovalada",
          organic: "Orgánica",
          runner: "De pasillo",
          corner: "En L",
        },
      },
      submit: "Enviar solicitud",
      consent: (brand: string) => `Acepto que ${brand} guarde estos datos para preparar la propuesta.`,
      confirmed: "Solicitud a medida enviada",
      reply: (rug: string) =>
        `Hemos recibido su solicitud a medida${rug && ` (${rug})`}. Para dibujar la propuesta, ¿nos cuenta un poco más del espacio y del plazo que tiene en mente?`,
    },
  },
  en: {
    page: "Made to measure",
    title: "Made to measure",
    shapesTitle: "Shapes that can be made",
    piecesTitle: "Already off the loom",
    stepsTitle: "From first line to floor",
    formTitle: "Ask for yours",
    from: (price: string) => `From ${price} per square metre.`,
    drawing: "Your rug seen from above",
    drawingNote:
      "To scale, beside a sofa of 220\u00a0×\u00a095\u00a0cm. Each square of the floor is one metre.",
    area: {
      rug: "area of the rug",
      square: "area of the square around it",
      rectangle: "area of the rectangle around it",
    },
    least: "Up to 1 m², the price is that of 1 m²",
    about: "about",
    projectHint: "Where it will lie, what is in the room already, the colour you are looking for",
    files: "Floor plan, photo or drawing",
    filesHint: "JPEG, PNG, WebP, AVIF or PDF, up to 3 files of 10 MB",
    request: {
      labels: {
        shape: "Shape",
        diameter: "Diameter (cm)",
        width: "Width (cm)",
        length: "Length (cm)",
        project: "Tell us about the project",
        name: "Name",
        reach: "WhatsApp or e-mail",
      },
      options: {
        shape: {
          rectangular: "Rectangular",
          round: "Round",
          oval: "Oval",
          organic: "Organic",
          runner: "Runner",
          corner: "L-shaped",
        },
      },
      submit: "Send request",
      consent: (brand: string) => `I agree that ${brand} keeps this information to prepare the proposal.`,
      confirmed: "Made-to-measure request sent",
      reply: (rug: string) =>
        `We have received your made-to-measure request${rug && ` (${rug})`}. To draw the proposal, could you tell us a little more about the room and the time you have in mind?`,
    },
  },
});

export const madeToMeasureAdminTexts = defineAdminTexts({ label: "Sob medida" });
