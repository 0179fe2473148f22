import { defineTexts } from "#app/i18n/texts.ts";

export const collectionPagesTexts = defineTexts({
  pt: {
    title: "Coleções",
    rugs: (count: number) => (count === 1 ? "1 tapete" : `${count} tapetes`),
    from: (rugs: string, price: string) => `${rugs}, a partir de ${price}`,
    categories: "Por forma e desenho",
    categoriesLead:
      "Os mesmos tapetes por outra porta: do liso ao listrado, do redondo ao quarto das crianças.",
    curation: "Curadoria Completa",
    geometric: "Tapetes geométricos",
    titleOf: (name: string) => (/^cole[cç]/i.test(name) ? name : `Coleção ${name}`),
    next: "Próxima coleção",
    empty: "Esta coleção está sendo urdida.",
    emptyNext: "Nenhum tapete cadastrado ainda. Fale conosco para ver as peças do showroom.",
    contact: "Entrar em Contato",
  },
  es: {
    title: "Colecciones",
    rugs: (count: number) => (count === 1 ? "1 alfombra" : `${count} alfombras`),
    from: (rugs: string, price: string) => `${rugs}, desde ${price}`,
    categories: "Por forma y dibujo",
    categoriesLead:
      "Las mismas alfombras por otra puerta: de lo liso a lo rayado, de lo redondo al cuarto infantil.",
    curation: "Selección completa",
    geometric: "Alfombras geométricas",
    titleOf: (name: string) => (/^colec/i.test(name) ? name : `Colección ${name}`),
    next: "Colección siguiente",
    empty: "Esta colección se está urdiendo.",
    emptyNext: "Todavía no hay ninguna alfombra. Escríbanos para ver las piezas del showroom.",
    contact: "Contactar",
  },
  en: {
    title: "Collections",
    rugs: (count: number) => (count === 1 ? "1 rug" : `${count} rugs`),
    from: (rugs: string, price: string) => `${rugs}, from ${price}`,
    categories: "By shape and pattern",
    categoriesLead:
      "The same rugs by another door: from plain to striped, from round to the children’s room.",
    curation: "The full selection",
    geometric: "Geometric rugs",
    titleOf: (name: string) => (/collection/i.test(name) ? name : `${name} collection`),
    next: "Next collection",
    empty: "This collection is on the loom.",
    emptyNext: "There are no rugs in it yet. Write to us to see the pieces in the showroom.",
    contact: "Get in touch",
  },
});
