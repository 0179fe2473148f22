import { defineTexts } from "#app/i18n/texts.ts";

/** Words on the pictures of shared pages, and in the feed of new rugs. */
export const sharingTexts = defineTexts({
  pt: {
    collection: (name: string) => `Coleção ${name}`,
    collectionOf: "Coleção de tapetes feitos à mão",
    pages: {
      colecoes: "Coleções",
      tapetes: "Tapetes",
      "tapetes-geometricos": "Tapetes geométricos",
      galeria: "Galeria",
      curadoria: "Curadoria",
      "amostra-de-cores": "Amostra de cores",
      contato: "Contato",
      personalizados: "Tapetes sob medida",
      designers: "Designers",
      "nossa-historia": "Nossa história",
      "acesso-exclusivo": "Acesso exclusivo",
      simulador: "Veja o tapete no seu ambiente",
    },
    feed: {
      title: (brand: string) => `${brand}: novos tapetes`,
      description: "Os tapetes mais novos do catálogo.",
    },
  },
  es: {
    collection: (name: string) => `Colección ${name}`,
    collectionOf: "Colección de alfombras hechas a mano",
    pages: {
      colecoes: "Colecciones",
      tapetes: "Alfombras",
      "tapetes-geometricos": "Alfombras geométricas",
      galeria: "Galería",
      curadoria: "Selección",
      "amostra-de-cores": "Muestra de colores",
      contato: "Contacto",
      personalizados: "Alfombras a medida",
      designers: "Diseñadores",
      "nossa-historia": "Nuestra historia",
      "acesso-exclusivo": "Acceso exclusivo",
      simulador: "Vea la alfombra en su espacio",
    },
    feed: {
      title: (brand: string) => `${brand}: nuevas alfombras`,
      description: "Las alfombras más nuevas del catálogo.",
    },
  },
  en: {
    collection: (name: string) => `${name} collection`,
    collectionOf: "A collection of handmade rugs",
    pages: {
      colecoes: "Collections",
      tapetes: "Rugs",
      "tapetes-geometricos": "Geometric rugs",
      galeria: "Gallery",
      curadoria: "Selection",
      "amostra-de-cores": "Colour swatches",
      contato: "Contact",
      personalizados: "Rugs made to measure",
      designers: "Designers",
      "nossa-historia": "Our story",
      "acesso-exclusivo": "Exclusive access",
      simulador: "See the rug in your room",
    },
    feed: {
      title: (brand: string) => `${brand}: new rugs`,
      description: "The newest rugs of the catalogue.",
    },
  },
});
