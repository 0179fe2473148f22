import { DEFAULT_PAGES, type PageSlug } from "#app/features/pages/default-pages.ts";
import { pages } from "#app/features/pages/pages.content.ts";
import { type LocalizedText, translated } from "./localized-text.ts";
import type { SeedYarns } from "./seed-media.ts";
import type { SeedPlan } from "./seed-plan.ts";
import { storyBody, storyPictures } from "./story.ts";

const STORY = {
  title: translated("Primeiro o que sustenta", "Primero lo que sostiene", "First, what holds"),
  lead: translated(
    "Na virada do milênio, um tapete velho foi desfeito em cima de uma mesa de cozinha. A lã saiu em uma tarde. O urdume não saiu.",
    "Con el cambio de milenio, una alfombra vieja se deshizo sobre una mesa de cocina. La lana salió en una tarde. La urdimbre no salió.",
    "At the turn of the millennium an old rug was taken apart on a kitchen table. The wool came out in an afternoon. The warp did not.",
  ),
  seoDescription: translated(
    "Como a Urdume começou: um tapete desfeito, dois teares e os fios que ninguém vê.",
    "Cómo empezó Urdume: una alfombra deshecha, dos telares y los hilos que nadie ve.",
    "How Urdume began: a rug undone, two looms and the threads that nobody sees.",
  ),
};

function builtIn(slug: PageSlug) {
  const [pt, es, en] = [DEFAULT_PAGES[slug]("pt-BR"), DEFAULT_PAGES[slug]("es"), DEFAULT_PAGES[slug]("en")];
  return {
    title: translated(pt.title, es.title, en.title),
    lead: translated(pt.lead, es.lead, en.lead),
    seoDescription: translated(pt.seoDescription, es.seoDescription, en.seoDescription),
    body: translated(pt.body, es.body, en.body),
  };
}

type Story = { cover: string; words: typeof STORY; body: LocalizedText };

/** Millimetres, from the design of the rug shown in close-up. */
const pileOf = (yarns: readonly SeedYarns[]) =>
  Math.round((yarns.find(({ name }) => name === "ocean-blue")?.pileHeightMetres ?? 0) * 1000);

export function planPages(plan: SeedPlan, yarns: readonly SeedYarns[], story?: Story): void {
  const cover = plan.urlOf(story?.cover ?? "loom");
  const body = story?.body ?? storyBody(storyPictures(plan.urlOf, pileOf(yarns)));
  const all = [
    { slug: "nossa-historia", coverUrl: cover, ...(story?.words ?? STORY), body },
    { slug: "privacidade", coverUrl: null, ...builtIn("privacidade") },
    { slug: "termos", coverUrl: null, ...builtIn("termos") },
  ];
  for (const { slug, coverUrl, ...words } of all) plan.document(pages, { slug, coverUrl }, words);
}
