import { pages } from "#app/features/pages/pages.table.ts";
import { newId } from "#app/platform/ids.ts";
import { PRIVACY, TERMS } from "./legal-pages.ts";
import { type Said, say } from "./said.ts";
import type { SeedPlan } from "./seed-plan.ts";

const FIGURE = (picture: string, alt: string, caption: string) =>
  `<figure><img src="${picture}" alt="${alt}"><figcaption>${caption}</figcaption></figure>`;

type Figures = { fold: string; pile: string };

const story = ({ fold, pile }: Figures): Said =>
  say(
    `<p>Os fios que ninguém vê eram os únicos inteiros. Foi assim que o nome apareceu, e com ele um modo de trabalhar: começar pelo que sustenta. Antes da cor, a torção. Antes do desenho, o nó.</p><p>Nos primeiros anos eram dois teares e uma lista de espera escrita na parede. Hoje são trinta pessoas, três galpões e a mesma parede.</p>${FIGURE(fold, "Golden Lines dobrado, avesso de linho", "Golden Lines dobrado: o avesso de linho, o fio de seda.")}<h2>A tintura é uma cozinha</h2><p>Urucum, índigo, erva-mate, jenipapo. Cada banho tem receita, hora e responsável. Quando a planta não dá a cor, usamos corante sem metais pesados e dizemos qual.</p><p>A água sai filtrada por uma caixa de areia e taboa. O lodo vira adubo na horta do galpão.</p>${FIGURE(pile, "Pelo do Ocean Blue, de perto", "Ocean Blue, doze milímetros de pelo, oito banhos de azul.")}<h2>Linha do tempo</h2><ol><li>2001 · Dois teares em Barra Funda</li><li>2008 · A tinturaria entra em casa</li><li>2014 · Primeira loja fora de São Paulo</li><li>2019 · Coleção Trama, o avesso à mostra</li><li>2022 · Primeira curadoria anual</li><li>2025 · Expositor no Boat Show</li></ol>`,
    `<p>Los hilos que nadie ve eran los únicos enteros. Así apareció el nombre, y con él una manera de trabajar: empezar por lo que sostiene. Antes del color, la torsión. Antes del dibujo, el nudo.</p><p>En los primeros años eran dos telares y una lista de espera escrita en la pared. Hoy son treinta personas, tres naves y la misma pared.</p>${FIGURE(fold, "Golden Lines doblada, reverso de lino", "Golden Lines doblada: el reverso de lino, el hilo de seda.")}<h2>El teñido es una cocina</h2><p>Achiote, índigo, hierba mate, jagua. Cada baño tiene receta, hora y responsable. Cuando la planta no da el color, usamos colorante sin metales pesados y decimos cuál.</p><p>El agua sale filtrada por una caja de arena y enea. El lodo abona el huerto de la nave.</p>${FIGURE(pile, "Pelo de Ocean Blue, de cerca", "Ocean Blue, doce milímetros de pelo, ocho baños de azul.")}<h2>Línea del tiempo</h2><ol><li>2001 · Dos telares en Barra Funda</li><li>2008 · La tintorería entra en casa</li><li>2014 · Primera tienda fuera de São Paulo</li><li>2019 · Colección Trama, el reverso a la vista</li><li>2022 · Primera curaduría anual</li><li>2025 · Expositor en el Boat Show</li></ol>`,
    `<p>The threads that nobody sees were the only ones left whole. That is how the name appeared, and with it a way of working: begin with what holds. Before colour, twist. Before pattern, the knot.</p><p>In the first years there were two looms and a waiting list written on the wall. Today there are thirty people, three sheds and the same wall.</p>${FIGURE(fold, "Golden Lines folded, its linen back in sight", "Golden Lines folded: the linen back, the silk thread.")}<h2>Dyeing is a kitchen</h2><p>Annatto, indigo, yerba mate, genipap. Each bath has a recipe, an hour and somebody in charge. When no plant gives the colour, we use a dye without heavy metals and say which.</p><p>The water leaves through a bed of sand and cattail. The sludge feeds the kitchen garden behind the shed.</p>${FIGURE(pile, "The pile of Ocean Blue, close up", "Ocean Blue, twelve millimetres of pile, eight baths of blue.")}<h2>Timeline</h2><ol><li>2001 · Two looms in Barra Funda</li><li>2008 · The dye house moves in</li><li>2014 · First shop outside São Paulo</li><li>2019 · Trama collection, the back in sight</li><li>2022 · First yearly curation</li><li>2025 · Exhibitor at the Boat Show</li></ol>`,
  );

const STORY = {
  title: say("Primeiro o que sustenta", "Primero lo que sostiene", "First, what holds"),
  lead: say(
    "Na virada do milênio, um tapete velho foi desfeito em cima de uma mesa de cozinha. A lã saiu em uma tarde. O urdume não saiu.",
    "Con el cambio de milenio, una alfombra vieja se deshizo sobre una mesa de cocina. La lana salió en una tarde. La urdimbre no salió.",
    "At the turn of the millennium an old rug was undone on a kitchen table. The wool came out in an afternoon. The warp did not.",
  ),
  seoDescription: say(
    "Como a Urdume começou: um tapete desfeito, dois teares e os fios que ninguém vê.",
    "Cómo empezó Urdume: una alfombra deshecha, dos telares y los hilos que nadie ve.",
    "How Urdume began: a rug undone, two looms and the threads that nobody sees.",
  ),
};

export function planPages(plan: SeedPlan): void {
  const figures = { fold: plan.urlOf("fold"), pile: plan.urlOf("pile") };
  const all = [
    { slug: "nossa-historia", coverUrl: plan.urlOf("trama-detail"), ...STORY, body: story(figures) },
    { slug: "privacidade", coverUrl: null, ...PRIVACY },
    { slug: "termos", coverUrl: null, ...TERMS },
  ];
  for (const { slug, coverUrl, ...words } of all) {
    const id = newId();
    plan.insert(pages, { id, slug, coverUrl, ...plan.words("pages", id, words) });
  }
}
