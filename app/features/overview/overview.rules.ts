type Counted = { active: number; total: number };

/** What the site shows now, in numbers. `null` stands for what could not be read. */
export type Overview = {
  /** How many of the saved film's words a visitor of another language reads in Portuguese. */
  heroVideo: { isSaved: boolean; title: string; missingEs: number; missingEn: number } | null;
  galleryImages: number | null;
  sampleSets: number | null;
  featured: Counted | null;
  collections: Counted | null;
};

export const GALLERY_PLACES = 5;
const NOON = 12;
const EVENING = 18;

export type Greeting = "morning" | "afternoon" | "evening";

export function greetingAt(hour: number): Greeting {
  if (hour < NOON) return "morning";
  return hour < EVENING ? "afternoon" : "evening";
}

export type Review =
  | { kind: "missing"; locale: "es" | "en"; count: number }
  | { kind: "noVideo" }
  | { kind: "gallery"; empty: number }
  | { kind: "noFeatured" };

/** What the owner may want to look at. Nothing is said about what could not be read. */
export function reviewsOf({ heroVideo, galleryImages, featured }: Overview): Review[] {
  const reviews: Review[] = [];
  if (heroVideo && !heroVideo.isSaved) reviews.push({ kind: "noVideo" });
  if (heroVideo?.missingEs) reviews.push({ kind: "missing", locale: "es", count: heroVideo.missingEs });
  if (heroVideo?.missingEn) reviews.push({ kind: "missing", locale: "en", count: heroVideo.missingEn });
  if (galleryImages !== null && galleryImages < GALLERY_PLACES) {
    reviews.push({ kind: "gallery", empty: GALLERY_PLACES - galleryImages });
  }
  if (featured && featured.active === 0) reviews.push({ kind: "noFeatured" });
  return reviews;
}
