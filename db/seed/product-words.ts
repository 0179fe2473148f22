import { type Said, say } from "./said.ts";

const MATERIALS = {
  newZealandWool: say("lã neozelandesa", "lana neozelandesa", "New Zealand wool"),
  naturalWool: say("lã natural", "lana natural", "natural wool"),
  rawWool: say("lã crua", "lana cruda", "raw wool"),
  botanicalSilk: say("seda botânica", "seda botánica", "botanical silk"),
  cotton: say("algodão", "algodón", "cotton"),
  linen: say("linho", "lino", "linen"),
  jute: say("juta", "yute", "jute"),
};
export type Material = keyof typeof MATERIALS;

export const TECHNIQUES = {
  tufted: say("Tufado à mão", "Tufada a mano", "Hand tufted"),
  carved: say(
    "Tufado à mão, esculpido à tesoura",
    "Tufada a mano, esculpida a tijera",
    "Hand tufted, carved with scissors",
  ),
  boucle: say("Tufado à mão, bouclé", "Tufada a mano, bouclé", "Hand tufted, bouclé"),
  knotted: say("Nó manual", "Anudada a mano", "Hand knotted"),
  woven: say("Tear manual", "Telar manual", "Hand loom"),
};
export type Technique = keyof typeof TECHNIQUES;

export const CARE = {
  pile: say(
    "Aspirar no sentido do pelo, sem escova giratória. Limpeza especializada a cada dois anos.",
    "Aspirar en el sentido del pelo, sin cepillo giratorio. Limpieza especializada cada dos años.",
    "Vacuum along the pile, without a rotating brush. Specialist cleaning every two years.",
  ),
  flat: say(
    "Aspirar dos dois lados e virar a cada seis meses. Secar à sombra, na horizontal.",
    "Aspirar por ambos lados y dar la vuelta cada seis meses. Secar a la sombra, en horizontal.",
    "Vacuum both sides and turn over every six months. Dry flat, in the shade.",
  ),
  children: say(
    "Manchas: água morna e sabão neutro, na hora. Aspirar sem escova giratória.",
    "Manchas: agua tibia y jabón neutro, en el momento. Aspirar sin cepillo giratorio.",
    "Stains: warm water and mild soap, at once. Vacuum without a rotating brush.",
  ),
};

export function materialsOf(materials: Material[]): Said {
  const joined = (language: keyof Said, and: string) => {
    const words = materials.map((material) => MATERIALS[material][language]);
    const sentence =
      words.length > 1 ? `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}` : (words[0] ?? "");
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  };
  return say(joined("pt", "e"), joined("es", "y"), joined("en", "and"));
}
