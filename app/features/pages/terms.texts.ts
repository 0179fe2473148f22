import { defineTexts } from "#app/i18n/texts.ts";

export const termsTexts = defineTexts({
  pt: {
    title: "Termos",
    lead: "O que vale quando você usa este site e encomenda uma peça.",
    seoDescription: "Condições de encomenda, prazo, entrega e garantia da {marca}.",
    sections: [
      {
        heading: "Quem somos",
        text: [
          "Este site é da {razão social}, {endereço}. Fale conosco pela [página de contato](/contato) ([{e-mail}](mailto:{e-mail})).",
        ],
        points: [],
      },
      {
        heading: "O site não vende",
        text: [
          "Aqui você vê peças, preços de referência e prazos, e pede orçamento ou amostra. Um pedido enviado pelo site não é uma compra: a compra nasce da proposta que enviamos e que você aceita por escrito.",
          "Os preços valem no dia em que são vistos e podem mudar até a proposta. Frete e impostos de importação, quando houver, vêm na proposta.",
        ],
        points: [],
      },
      {
        heading: "Encomenda",
        text: [
          "Cada peça é feita depois do pedido. A proposta diz desenho, medida, fios, preço e prazo; o trabalho começa com o aceite por escrito e o sinal combinado.",
        ],
        points: [],
      },
      {
        heading: "Medida e cor",
        text: [
          "Peças feitas à mão variam um pouco na medida e no tom. A tela aproxima as cores; a amostra confirma. O simulador mostra a peça na sua foto com medida calculada e serve para escolher, não para medir a obra.",
        ],
        points: [],
      },
      {
        heading: "Entrega",
        text: [
          "O prazo conta a partir da aprovação da amostra. Avisamos a cada semana em que fileira o tear está.",
        ],
        points: [],
      },
      {
        heading: "Desistência e troca",
        text: [
          "Peças do catálogo compradas à distância podem ser devolvidas: em até 7 dias do recebimento no Brasil (Código de Defesa do Consumidor, art. 49) e em até 14 dias na União Europeia (Diretiva 2011/83/UE).",
          "Na União Europeia, peças feitas sob medida para você não têm esse direito (art. 16, c, da mesma diretiva). Defeito de fabricação é sempre reparado, trocado ou devolvido, como a lei do seu país manda.",
        ],
        points: [],
      },
      {
        heading: "Garantia",
        text: [
          "Cinco anos contra defeito de fabricação, além da garantia legal. Lavagem e restauro são feitos no ateliê.",
        ],
        points: [],
      },
      {
        heading: "Imagens e desenhos",
        text: [
          "Desenhos, textos e fotografias deste site pertencem à casa ou a quem os assina. As imagens do simulador são suas: use e compartilhe como quiser.",
        ],
        points: [],
      },
      {
        heading: "Lei e foro",
        text: [
          "Vale a lei brasileira. Quem compra como consumidor mantém a proteção da lei e os tribunais do lugar onde mora.",
        ],
        points: [],
      },
    ],
  },
  es: {
    title: "Términos",
    lead: "Las condiciones que se aplican cuando usa esta web y encarga una pieza.",
    seoDescription: "Condiciones de encargo, plazo, entrega y garantía de {marca}.",
    sections: [
      {
        heading: "Quiénes somos",
        text: [
          "Esta web es de {razão social}, {endereço}. Escríbanos desde la [página de contacto](/contato) ([{e-mail}](mailto:{e-mail})).",
        ],
        points: [],
      },
      {
        heading: "La web no vende",
        text: [
          "Aquí ve piezas, precios de referencia y plazos, y pide presupuesto o muestra. Una solicitud enviada desde la web no es una compra: la compra nace de la propuesta que le enviamos y que usted acepta por escrito.",
          "Los precios son válidos el día en que se ven y pueden cambiar hasta la propuesta. El transporte y los impuestos de importación, si los hay, figuran en la propuesta.",
        ],
        points: [],
      },
      {
        heading: "Encargo",
        text: [
          "Cada pieza se hace después del pedido. La propuesta dice dibujo, medida, hilos, precio y plazo; el trabajo empieza con la aceptación por escrito y la señal acordada.",
        ],
        points: [],
      },
      {
        heading: "Medida y color",
        text: [
          "Las piezas hechas a mano varían un poco en la medida y el tono. La pantalla aproxima los colores; la muestra confirma. El simulador enseña la pieza en su foto con medida calculada y sirve para elegir, no para medir la obra.",
        ],
        points: [],
      },
      {
        heading: "Entrega",
        text: [
          "El plazo cuenta desde la aprobación de la muestra. Avisamos cada semana de la fila en que está el telar.",
        ],
        points: [],
      },
      {
        heading: "Desistimiento y cambio",
        text: [
          "Las piezas de catálogo compradas a distancia se pueden devolver: en 14 días desde la recepción en la Unión Europea (Directiva 2011/83/UE; en España, Real Decreto Legislativo 1/2007, art. 102) y en 7 días en Brasil (Código de Defensa del Consumidor, art. 49).",
          "En la Unión Europea las piezas hechas a su medida no tienen ese derecho (art. 16, c, de la misma directiva). Un defecto de fabricación siempre se repara, se cambia o se devuelve, como manda la ley de su país.",
        ],
        points: [],
      },
      {
        heading: "Garantía",
        text: [
          "Cinco años contra defectos de fabricación, además de la garantía legal. El lavado y la restauración se hacen en el taller.",
        ],
        points: [],
      },
      {
        heading: "Imágenes y dibujos",
        text: [
          "Los dibujos, los textos y las fotografías de esta web pertenecen a la casa o a quien los firma. Las imágenes del simulador son suyas: úselas y compártalas como quiera.",
        ],
        points: [],
      },
      {
        heading: "Ley y tribunales",
        text: [
          "Se aplica la ley brasileña. Quien compra como consumidor conserva la protección de la ley y los tribunales del lugar donde vive.",
        ],
        points: [],
      },
    ],
  },
  en: {
    title: "Terms",
    lead: "What applies when you use this site and order a piece.",
    seoDescription: "{marca}’s terms of order, delivery and guarantee.",
    sections: [
      {
        heading: "Who we are",
        text: [
          "This site belongs to {razão social}, {endereço}. Write to us on the [contact page](/contato) ([{e-mail}](mailto:{e-mail})).",
        ],
        points: [],
      },
      {
        heading: "The site does not sell",
        text: [
          "Here you see pieces, reference prices and lead times, and ask for a quote or a sample. A request sent through the site is not a purchase: that begins with the proposal that we send and you accept in writing.",
          "Prices are valid on the day they are shown and may change before the proposal. Shipping and import taxes, if any, are stated in the proposal.",
        ],
        points: [],
      },
      {
        heading: "Orders",
        text: [
          "Each piece is made after it is ordered. The proposal states design, size, yarns, price and time; work begins with written acceptance and the agreed deposit.",
        ],
        points: [],
      },
      {
        heading: "Size and colour",
        text: [
          "Pieces made by hand vary a little in size and shade. The screen comes close to the colours; the sample confirms. The simulator shows the piece in your photograph at a calculated size; it helps to choose, not to measure the building work.",
        ],
        points: [],
      },
      {
        heading: "Delivery",
        text: [
          "The lead time runs from the approval of the sample. Each week we tell you which row the loom has reached.",
        ],
        points: [],
      },
      {
        heading: "Withdrawal and exchange",
        text: [
          "Catalogue pieces bought at a distance may be returned: within 14 days of receipt in the European Union (Directive 2011/83/EU) and within 7 days in Brazil (Consumer Code, art. 49).",
          "In the European Union pieces made to your measure do not carry that right (art. 16(c) of the same directive). A manufacturing defect is always repaired, exchanged or refunded, as the law of your country provides.",
        ],
        points: [],
      },
      {
        heading: "Guarantee",
        text: [
          "Five years against manufacturing defects, on top of the legal guarantee. Washing and restoration are done in the workshop.",
        ],
        points: [],
      },
      {
        heading: "Pictures and designs",
        text: [
          "Designs, words and photographs on this site belong to the house or to whoever signs them. The simulator’s pictures are yours: use and share them as you like.",
        ],
        points: [],
      },
      {
        heading: "Law and courts",
        text: [
          "Brazilian law applies. Whoever buys as a consumer keeps the protection of the law and the courts of the place where they live.",
        ],
        points: [],
      },
    ],
  },
});
