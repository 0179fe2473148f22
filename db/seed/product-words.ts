import { type LocalizedText, translated } from "./localized-text.ts";

const MATERIALS = {
  newZealandWool: translated("lã neozelandesa", "lana neozelandesa", "New Zealand wool"),
  naturalWool: translated("lã natural", "lana natural", "natural wool"),
  rawWool: translated("lã crua", "lana cruda", "raw wool"),
  botanicalSilk: translated("seda botânica", "seda botánica", "botanical silk"),
  cotton: translated("algodão", "algodón", "cotton"),
  linen: translated("linho", "lino", "linen"),
  jute: translated("juta", "yute", "jute"),
};
export type Material = keyof typeof MATERIALS;

export const TECHNIQUES = {
  tufted: translated("Tufado à mão", "Tufada a mano", "Hand-tufted"),
  carved: translated(
    "Tufado à mão, esculpido à tesoura",
    "Tufada a mano, esculpida a tijera",
    "Hand-tufted, carved with scissors",
  ),
  boucle: translated("Tufado à mão, bouclé", "Tufada a mano, bouclé", "Hand-tufted, bouclé"),
  knotted: translated("Nó manual", "Anudada a mano", "Hand-knotted"),
  woven: translated("Tear manual", "Telar manual", "Hand-woven"),
};
export type Technique = keyof typeof TECHNIQUES;

export const CARE = {
  pile: translated(
    "Aspirar no sentido do pelo, sem escova giratória. Limpeza especializada a cada dois anos.",
    "Aspirar en el sentido del pelo, sin cepillo giratorio. Limpieza especializada cada dos años.",
    "Vacuum along the pile, without a rotating brush. Specialist cleaning every two years.",
  ),
  flat: translated(
    "Aspirar dos dois lados e virar a cada seis meses. Secar à sombra, na horizontal.",
    "Aspirar por ambos lados y dar la vuelta cada seis meses. Secar a la sombra, en horizontal.",
    "Vacuum both sides and turn over every six months. Dry flat, in the shade.",
  ),
  children: translated(
    "Manchas: água morna e sabão neutro, na hora. Aspirar sem escova giratória.",
    "Manchas: agua tibia y jabón neutro, en el momento. Aspirar sin cepillo giratorio.",
    "Stains: warm water and mild soap, at once. Vacuum without a rotating brush.",
  ),
};

export function materialsOf(materials: Material[]): LocalizedText {
  const joined = (language: keyof LocalizedText, and: string) => {
    const words = materials.map((material) => MATERIALS[material][language]);
    const sentence =
      words.length > 1 ? `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}` : (words[0] ?? "");
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  };
  return translated(joined("pt", "e"), joined("es", "y"), joined("en", "and"));
}
