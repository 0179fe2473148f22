import { rugDesignContent } from "#app/features/catalogue/rug-design-content.server.ts";
import { collectionContent } from "#app/features/collections/collection-content.server.ts";
import { curationEditions } from "#app/features/curation/curation.table.ts";
import { galleryContent } from "#app/features/gallery/gallery-content.server.ts";
import { heroVideoContent } from "#app/features/hero-video/hero-video-content.server.ts";
import { services, testimonials, tradeShows } from "#app/features/home/home.table.ts";
import { mediaContent } from "#app/features/media/media-content.server.ts";
import { designerContent, productContent } from "#app/features/products/product-content.server.ts";
import { sampleContent } from "#app/features/samples/sample-content.server.ts";
import { type ContentKind, contentKind } from "#app/platform/db/content-kind.ts";
import type { ContentTag } from "#app/platform/http/content-tags.server.ts";
import type { textsSheetTexts } from "./texts-sheet.texts.ts";

type Area = keyof typeof textsSheetTexts.areas;

/** Words that a table keeps: which columns, how long each may be, how a row is named in a key. */
export type TextSource = {
  area: Area;
  kind: ContentKind;
  /** Column by column: the most signs, and whether Portuguese may be empty. */
  words: Readonly<Record<string, { most: number; isRequired?: true }>>;
  /** What a row is called in its key; its id where it has no address. */
  name?: (row: Record<string, unknown>) => string;
  /** What a translator reads to know which row it is. */
  title?: (row: Record<string, unknown>) => string;
};

const LINE = { most: 120 };
const TITLE = { most: 120, isRequired: true } as const;
const BY_SLUG = { name: (row: Record<string, unknown>) => String(row.slug) };

const alone = (
  table: ContentKind["table"],
  words: readonly string[],
  title: string,
  tag: ContentTag,
): ContentKind => contentKind({ table, words, title, tags: [tag] });

/** In the order of the administration's rail. The limits are those of the forms. */
export const TEXT_SOURCES: readonly TextSource[] = [
  {
    area: "heroVideo",
    kind: heroVideoContent,
    words: { title: LINE, subtitle: { most: 240 } },
  },
  { area: "gallery", kind: galleryContent, words: { title: { most: 200 } } },
  { area: "samples", kind: sampleContent, words: { name: TITLE } },
  {
    area: "collections",
    kind: collectionContent,
    words: { title: TITLE, description: { most: 2000 }, exploreText: { most: 40 } },
    name: ({ kind, slug }) => `${kind}:${slug}`,
  },
  {
    area: "rugs",
    kind: productContent,
    words: {
      name: TITLE,
      description: { most: 4000 },
      materials: { most: 4000 },
      technique: { most: 4000 },
      care: { most: 4000 },
    },
    ...BY_SLUG,
  },
  {
    area: "designers",
    kind: designerContent,
    words: { name: TITLE, biography: { most: 3000 } },
    ...BY_SLUG,
  },
  {
    area: "curation",
    kind: alone(curationEditions, ["title", "description", "catalogueName"], "title", "curation"),
    words: { title: TITLE, description: { most: 1200 }, catalogueName: LINE },
    name: ({ year }) => String(year),
  },
  {
    area: "testimonials",
    kind: alone(testimonials, ["quote", "author", "role"], "author", "testimonials"),
    words: { quote: { most: 600, isRequired: true }, author: TITLE, role: LINE },
  },
  {
    area: "services",
    kind: alone(services, ["title", "description"], "title", "services"),
    words: { title: TITLE, description: { most: 600 } },
  },
  {
    area: "tradeShows",
    kind: alone(tradeShows, ["title", "description"], "title", "trade-shows"),
    words: { title: TITLE, description: { most: 600 } },
  },
  {
    area: "designs",
    kind: rugDesignContent,
    words: { name: TITLE },
  },
  {
    area: "media",
    kind: mediaContent,
    words: { alt: { most: 400 } },
    title: ({ name, key }) => String(name || key),
  },
];
