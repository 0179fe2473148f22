import { GONE_RUG, sides, size, yarn } from "./earlier-content.ts";

/** What history and drafts of `earlier-content.ts` say after the migrations. */
export const MIGRATED_CHANGES = [
  {
    entity: "collections",
    changes: { slug: { before: "oceano", after: "mar" }, place: { before: "strip", after: "page" } },
  },
  {
    entity: "curation_editions",
    changes: { images: { before: ["/files/old.webp"], after: ["/files/a.webp"] } },
  },
  {
    entity: "curation_editions",
    changes: {
      images: { before: [], after: ["/files/next.webp"] },
      year: { before: 2024, after: 2025 },
    },
  },
  { entity: "featured", changes: { priceBrlCents: { before: null, after: 419_000 } } },
  { entity: "featured", changes: { priceBrlCents: { before: 419_000, after: 500_000 } } },
  {
    entity: "gallery_images",
    changes: { position: { before: "right", after: "left" }, displayOrder: { before: null, after: 2 } },
  },
  { entity: "gallery_samples", changes: { images: { before: [], after: ["/media/gal3.jpg"] } } },
  {
    entity: "gallery_samples",
    changes: {
      images: { before: [], after: ["/media/gal1.jpg"] },
      active: { before: false, after: true },
    },
  },
  { entity: "hero_videos", changes: { url: { before: "a", after: "b" } } },
  { entity: "pages", changes: { seoDescription: { before: null, after: "Vale" } } },
  { entity: "products", changes: { related: { before: [], after: [] } } },
  {
    entity: "products",
    changes: {
      images: { before: ["/media/gal5.jpg"], after: [] },
      related: { before: null, after: [GONE_RUG] },
      sizes: { before: null, after: [size(3, 4, null, 5), size(2, 3, 4, null)] },
      active: { before: false, after: true },
    },
  },
  {
    entity: "rug_designs",
    changes: {
      picture: {
        before: { imageUrl: "/files/d.png", yarns: [] },
        after: { imageUrl: "/files/e.png", yarns: [yarn(0, "Sal", "#ffffff", null)] },
      },
    },
  },
  {
    entity: "rug_designs",
    changes: {
      sizes: { before: null, after: [sides(3, 4), sides(2, 3)] },
      yarns: { before: [], after: [yarn(1, "Sal", "#ffffff", 5)] },
      active: { before: false, after: true },
    },
  },
];
