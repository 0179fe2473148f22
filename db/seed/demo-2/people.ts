import { name, translated } from "../localized-text.ts";

/** The first line is the place of work. */
export const DESIGNERS = [
  {
    slug: "dandara-lins",
    name: translated("Dandara Lins", "Dandara Lins", "Dandara Lins"),
    biography: translated(
      "Recife\nDesenha ao ar livre e corrige no tear. Assina as peças Mangue e Caju.",
      "Recife\nDibuja al aire libre y corrige en el telar. Firma las piezas Mangue y Caju.",
      "Recife\nDraws outdoors and corrects on the loom. Signs Mangue and Caju.",
    ),
  },
  {
    slug: "oficina-do-carmo",
    name: translated("Oficina do Carmo", "Oficina do Carmo", "Oficina do Carmo"),
    biography: translated(
      "Olinda\nSeis meninas e meninos da escola da praça, uma tarde por semana. Assinam a peça Frevo.",
      "Olinda\nSeis chicas y chicos de la escuela de la plaza, una tarde por semana. Firman la pieza Frevo.",
      "Olinda\nSix girls and boys from the school on the square, one afternoon a week. They sign Frevo.",
    ),
  },
];

export const TESTIMONIALS = [
  {
    quote: translated(
      "Comprei pela cor e fiquei pela porta: cada casinha do tapete tem uma, e minha filha escolheu a dela.",
      "La compré por el color y me quedé por la puerta: cada casita de la alfombra tiene una, y mi hija eligió la suya.",
      "I bought it for the colour and stayed for the doors: each little house has one, and my daughter chose hers.",
    ),
    author: name("Lúcia Bandeira"),
    role: translated("Professora, João Pessoa", "Profesora, João Pessoa", "Teacher, João Pessoa"),
  },
  {
    quote: translated(
      "Usamos no palco por duas temporadas. Voltou para a oficina, foi lavado e hoje está no meu escritório.",
      "La usamos en el escenario dos temporadas. Volvió al taller, la lavaron y hoy está en mi despacho.",
      "We used it on stage for two seasons. It went back to the workshop, was washed, and is now in my office.",
    ),
    author: name("Irene Falcão"),
    role: translated(
      "Diretora de teatro, Salvador",
      "Directora de teatro, Salvador",
      "Theatre director, Salvador",
    ),
  },
];

export const OFFERS = [
  {
    title: translated("Na sua medida", "A su medida", "In your size"),
    description: translated(
      "Até 4 m de largura em uma peça só, redonda ou de canto.",
      "Hasta 4 m de ancho en una sola pieza, redonda o de esquina.",
      "Up to 4 m wide in one piece, round or for a corner.",
    ),
  },
  {
    title: translated("Na sua cor", "En su color", "In your colour"),
    description: translated(
      "Trinta e seis cores prontas, e a sua, se você mandar um retalho.",
      "Treinta y seis colores listos, y el suyo, si manda un retal.",
      "Thirty-six colours in stock, and yours, if you send a scrap.",
    ),
  },
  {
    title: translated("Conserto", "Arreglo", "Repair"),
    description: translated(
      "Lavamos e cerzimos qualquer tapete que saiu daqui.",
      "Lavamos y zurcimos cualquier alfombra que salió de aquí.",
      "We wash and mend any rug that left this house.",
    ),
  },
  {
    title: translated("Palcos e pousadas", "Escenarios y posadas", "Stages and inns"),
    description: translated(
      "Peças grandes, com prazo de festa.",
      "Piezas grandes, con plazo de fiesta.",
      "Large pieces, in time for the feast.",
    ),
  },
];

export const SHOWS = [
  {
    year: 2025,
    picture: "sala-farol",
    title: translated("Feira da ladeira", "Feria de la cuesta", "Fair on the hill"),
    description: translated("Olinda, na rua", "Olinda, en la calle", "Olinda, in the street"),
  },
  {
    year: 2024,
    picture: "sala-ladeira",
    title: translated("Semana do desenho", "Semana del diseño", "Design week"),
    description: translated("Recife, armazém 14", "Recife, almacén 14", "Recife, warehouse 14"),
  },
];

export const SWATCHES = [
  { name: "CAJU", hex: "#d9552e" },
  { name: "MANGA", hex: "#e5a233" },
  { name: "PITANGA", hex: "#b5283a" },
  { name: "JAMBO", hex: "#7d1f4c" },
  { name: "ANIL", hex: "#25508f" },
  { name: "MARÉ", hex: "#0e5f66" },
  { name: "MANGUE", hex: "#4f6a3e" },
  { name: "CAL", hex: "#f1e6d0" },
];

export const SETS = [
  {
    name: translated("Na sala", "En el salón", "In the room"),
    images: ["sala-sobrado", "sala-mare", "sala-farol", "sala-ladeira"],
  },
  {
    name: translated("No quarto", "En el cuarto", "In the bedroom"),
    images: ["sala-frevo", "sala-sombrinha", "sala-caju"],
  },
  {
    name: translated("De perto", "De cerca", "Close by"),
    images: ["arrecife-detail", "mangue-detail", "varanda-detail"],
  },
];

export const EDITIONS = [
  {
    year: 2024,
    document: "caderno-2024",
    title: translated("O ano da porta", "El año de la puerta", "The year of the door"),
    description: translated(
      "Quatro peças que começaram por uma fachada.",
      "Cuatro piezas que empezaron por una fachada.",
      "Four pieces that began with a house front.",
    ),
    catalogueName: translated("Caderno 2024", "Cuaderno 2024", "Notebook 2024"),
    images: ["sobrado", "sala-sobrado", "ladeira", "varanda"],
  },
  {
    year: 2025,
    document: "caderno-2025",
    title: translated("Água", "Agua", "Water"),
    description: translated(
      "Maré, mangue, recife e farol, na ordem em que se vê do barco.",
      "Marea, manglar, arrecife y faro, en el orden en que se ven desde el barco.",
      "Tide, mangrove, reef and lighthouse, in the order that one sees them from the boat.",
    ),
    catalogueName: translated("Caderno 2025", "Cuaderno 2025", "Notebook 2025"),
    images: ["mare", "mangue", "arrecife", "farol", "sala-mare", "sala-mangue"],
  },
];
