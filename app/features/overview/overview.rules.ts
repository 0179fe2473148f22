type Counted = { active: number; total: number };

/** What the site shows now, in numbers. `null` stands for what could not be read. */
export type Overview = {
  heroVideo: { isSaved: boolean; title: string } | null;
  galleryImages: number | null;
  sampleSets: number | null;
  featured: Counted | null;
  collections: Counted | null;
  untranslated: Untranslated[] | null;
  /** Requests and messages that nobody answered yet. */
  newEntries: number | null;
  dueEntries: number | null;
  mails: { queued?: number; failed?: number; kept?: number } | null;
  /** Pictures that the site shows without words for those who do not see them. */
  picturesWithoutAlt: number | null;
  daysWithoutBackup: number | null;
};

/** Parts of the site with words in three languages, in the order of the rail. */
export const TEXT_AREAS = [
  "heroVideo",
  "featured",
  "collections",
  "products",
  "designers",
  "swatches",
  "curation",
  "pages",
  "testimonials",
  "services",
  "tradeShows",
] as const;
export type TextArea = (typeof TEXT_AREAS)[number];
/** How many words of a part are read in Portuguese by visitors of another language. */
export type Untranslated = { area: TextArea; es: number; en: number };

export const GALLERY_PLACES = 5;
/** Backups are made every night: two missed ones are worth a word. */
const DAYS_WITHOUT_BACKUP = 2;
const NOON = 12;
const EVENING = 18;

export type Greeting = "morning" | "afternoon" | "evening";

export function greetingAt(hour: number): Greeting {
  if (hour < NOON) return "morning";
  return hour < EVENING ? "afternoon" : "evening";
}

export type Review =
  | { kind: "newEntries" | "dueEntries" | "picturesWithoutAlt" | "backup"; count: number }
  | { kind: "mails"; status: "failed" | "kept" | "queued"; count: number }
  | { kind: "missing"; locale: "es" | "en"; count: number; areas: TextArea[] }
  | { kind: "noVideo" }
  | { kind: "gallery"; empty: number }
  | { kind: "noFeatured" };

/** What the owner may want to look at: people first. Nothing is said about what could not be read. */
export function reviewsOf(overview: Overview): Review[] {
  const { heroVideo, galleryImages, featured, newEntries, dueEntries, mails, picturesWithoutAlt } = overview;
  const reviews: Review[] = [];
  if (dueEntries) reviews.push({ kind: "dueEntries", count: dueEntries });
  if (newEntries) reviews.push({ kind: "newEntries", count: newEntries });
  for (const status of ["failed", "kept", "queued"] as const) {
    const count = mails?.[status];
    if (count) reviews.push({ kind: "mails", status, count });
  }
  const days = overview.daysWithoutBackup;
  if (days !== null && days > DAYS_WITHOUT_BACKUP) reviews.push({ kind: "backup", count: days });
  if (heroVideo && !heroVideo.isSaved) reviews.push({ kind: "noVideo" });
  for (const locale of ["es", "en"] as const) {
    const missing = (overview.untranslated ?? []).filter((area) => area[locale] > 0);
    const count = missing.reduce((sum, area) => sum + area[locale], 0);
    const areas = TEXT_AREAS.filter((known) => missing.some(({ area }) => area === known));
    if (count > 0) reviews.push({ kind: "missing", locale, count, areas });
  }
  if (galleryImages !== null && galleryImages < GALLERY_PLACES) {
    reviews.push({ kind: "gallery", empty: GALLERY_PLACES - galleryImages });
  }
  if (featured && featured.active === 0) reviews.push({ kind: "noFeatured" });
  if (picturesWithoutAlt) reviews.push({ kind: "picturesWithoutAlt", count: picturesWithoutAlt });
  return reviews;
}
