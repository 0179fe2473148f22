import { type LocalizedText, translated } from "./localized-text.ts";

const CM = "\u00a0cm";

/** Caption of a rug in a room: name, size, place. */
const inPlace = (rug: string, size: string, pt: string, es: string, en: string): LocalizedText => {
  const shown = `${rug}, ${size.replace("x", "\u00a0×\u00a0")}${CM}`;
  return translated(`${shown}. ${pt}.`, `${shown}. ${es}.`, `${shown}. ${en}.`);
};

export const ROOM_CAPTIONS: Readonly<Record<string, LocalizedText>> = {
  gal1: inPlace(
    "Golden Lines",
    "200x300",
    "Sala de tacos em Higienópolis",
    "Salón de tarima en Higienópolis",
    "A parquet living room in Higienópolis",
  ),
  gal2: inPlace(
    "Scallop",
    "150x200",
    "Casa em Pinheiros, parede de cal",
    "Casa en Pinheiros, pared de cal",
    "A house in Pinheiros, limewashed wall",
  ),
  gal3: inPlace(
    "Soft Living",
    "210x300",
    "Alto de Pinheiros, luz de cobogó",
    "Alto de Pinheiros, luz de celosía",
    "Alto de Pinheiros, light through pierced brick",
  ),
  gal4: inPlace(
    "Natureza",
    "250x350",
    "Varanda no Butantã, meio da tarde",
    "Porche en Butantã, media tarde",
    "A veranda in Butantã, mid-afternoon",
  ),
  gal5: inPlace(
    "Ocean Blue",
    "200x300",
    "Sobrado no Sumaré, sob a escada",
    "Casa en Sumaré, bajo la escalera",
    "A townhouse in Sumaré, under the stairs",
  ),
  "tile-lisos": inPlace(
    "Areia",
    "250x350",
    "Sala na Vila Madalena",
    "Salón en Vila Madalena",
    "A living room in Vila Madalena",
  ),
  "tile-redondos": inPlace(
    "Lua",
    "Ø 250",
    "Apartamento em Higienópolis",
    "Apartamento en Higienópolis",
    "An apartment in Higienópolis",
  ),
  "tile-geometricos": inPlace(
    "Geométrico",
    "200x300",
    "Escritório na Barra Funda",
    "Despacho en Barra Funda",
    "A studio in Barra Funda",
  ),
  "tile-infantil": inPlace(
    "Quintal",
    "160x220",
    "Quarto de duas crianças em Perdizes",
    "Cuarto de dos niños en Perdizes",
    "A room for two children in Perdizes",
  ),
  "tile-listrados": inPlace(
    "Marola",
    "200x300",
    "Casa de praia em Ubatuba",
    "Casa de playa en Ubatuba",
    "A beach house in Ubatuba",
  ),
  "tile-texturizados": inPlace(
    "Trama",
    "200x300",
    "Sala de leitura em Cotia",
    "Sala de lectura en Cotia",
    "A reading room in Cotia",
  ),
  "collection-classica": inPlace(
    "Sant'Ana",
    "250x350",
    "Casa de 1938 no Pacaembu, depois do café",
    "Casa de 1938 en Pacaembu, después del desayuno",
    "A house of 1938 in Pacaembu, after breakfast",
  ),
  "collection-contemporanea": inPlace(
    "Alvorada",
    "250x350",
    "República, décimo primeiro andar, depois do pôr do sol",
    "República, undécima planta, después de la puesta de sol",
    "República, the eleventh floor, after sunset",
  ),
  "collection-natural": inPlace(
    "Losango",
    "200x300",
    "Varanda em São Roque, quatro da tarde",
    "Porche en São Roque, cuatro de la tarde",
    "A veranda in São Roque, four in the afternoon",
  ),
  "collection-minimalista": inPlace(
    "Minimalista",
    "200x300",
    "Estúdio em Santa Cecília",
    "Estudio en Santa Cecília",
    "A studio in Santa Cecília",
  ),
  "collection-premium": inPlace(
    "Studio Ryzi",
    "250x350",
    "Casa no Morumbi, da galeria de cima",
    "Casa en Morumbi, desde la galería de arriba",
    "A house in Morumbi, from the gallery above",
  ),
  "geometric-1": inPlace(
    "Geométrico",
    "200x300",
    "Visto do mezanino, de manhã",
    "Visto desde la entreplanta, por la mañana",
    "Seen from the mezzanine, in the morning",
  ),
  "geometric-2": inPlace(
    "Cobogó",
    "200x300",
    "Sol das quatro por uma parede vazada",
    "Sol de las cuatro por una pared calada",
    "Four o'clock sun through a pierced wall",
  ),
  "geometric-3": inPlace(
    "Alvorada",
    "200x300",
    "Com o banco de jacarandá da família",
    "Con el banco de jacarandá de la familia",
    "With the family's jacaranda bench",
  ),
  "geometric-4": inPlace(
    "Vão Livre",
    "200x300",
    "Sala de leitura na Consolação",
    "Sala de lectura en Consolação",
    "A reading room in Consolação",
  ),
  "geometric-5": inPlace(
    "Losango",
    "200x300",
    "Com potes do Vale do Jequitinhonha",
    "Con vasijas del Vale do Jequitinhonha",
    "With pots from the Jequitinhonha valley",
  ),
  "geometric-6": inPlace(
    "Contemporary",
    "250x350",
    "Apartamento na República",
    "Apartamento en República",
    "An apartment in República",
  ),
};
