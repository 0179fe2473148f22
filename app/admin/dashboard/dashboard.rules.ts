import { byDeclaredType, CONTENT_TYPES } from "#app/content-types.ts";
import { type Locale, siteLocales } from "#app/i18n/locales.ts";

type Counted = { active: number; total: number };

export type Dashboard = {
  rugs: Counted | null;
  /** Of the last seven days. */
  visits: number | null;
  heroVideo: { isSaved: boolean; title: string } | null;
  galleryImages: number | null;
  sampleSets: number | null;
  featured: Counted | null;
  collections: Counted | null;
  untranslated: Untranslated[] | null;
  outdated: OutdatedIn[] | null;
  dueRequests: number | null;
  mails: { queued?: number; failed?: number; kept?: number } | null;
  picturesWithoutAlt: number | null;
  smallPictures: { count: number; first: string } | null;
  outsideSimulator: number | null;
  brokenLinks: BrokenLink[] | null;
  drafts: { open: number; scheduled: number; failed: number } | null;
  daysWithoutBackup: number | null;
  /** The last one could not be sent to the owner's bucket. */
  isBackupUnsent: boolean | null;
  /** Days since a backup was downloaded or sent; one on the server is lost with its disk. */
  daysSinceDownload: number | null;
  lastBackup: string | null;
  /** A file can be written and read where the site keeps them. */
  hasStorage: boolean | null;
};

export const TEXT_AREAS = ["products", ...CONTENT_TYPES.map(({ type }) => type)] as const;
export type TextArea = (typeof TEXT_AREAS)[number];
export const AREA_ADDRESSES: Record<TextArea, string> = {
  products: "/admin/tapetes",
  ...byDeclaredType(({ path }) => `/admin/${path}`),
};

/** `to`: the editor of the text that has it. */
export type BrokenLink = { url: string; to: string };
const LINKS_NAMED = 2;

/** Outdated translations in one language, and the editor of the first of them. */
export type OutdatedIn = { locale: Locale; count: number; to: string; title: string };

/** `to`: the editor of the first, by language. */
export type Untranslated = { area: TextArea; to?: Record<Locale, string> } & Partial<Record<Locale, number>>;

export const GALLERY_PLACES = 5;
/** Backups are nightly, so this means two missed ones. */
const DAYS_WITHOUT_BACKUP = 2;
const DAYS_SINCE_DOWNLOAD = 30;
const DAWN = 5;
const NOON = 12;
const EVENING = 18;

export type Greeting = "morning" | "afternoon" | "evening";

export function greetingAt(hour: number): Greeting {
  if (hour < DAWN || hour >= EVENING) return "evening";
  return hour < NOON ? "morning" : "afternoon";
}

export type Review =
  | {
      kind: "newRequests" | "dueRequests" | "picturesWithoutAlt" | "backup" | "download" | "outsideSimulator";
      count: number;
    }
  | { kind: "mails"; status: "failed" | "kept" | "queued"; count: number }
  | { kind: "missing"; locale: Locale; count: number; areas: TextArea[]; to: string }
  | ({ kind: "outdated" } & OutdatedIn)
  | { kind: "brokenLinks"; count: number; addresses: string[]; to: string }
  | { kind: "smallPictures"; count: number; first: string }
  | { kind: "drafts"; open: number; scheduled: number }
  | { kind: "notPublished"; count: number }
  | { kind: "unsentBackup" }
  | { kind: "storage" }
  | { kind: "noRugs" }
  | { kind: "noVideo" }
  | { kind: "gallery"; empty: number }
  | { kind: "noFeatured" };

/** `newRequests`: counted for the frame of every screen. */
export function reviewsOf(overview: Dashboard, newRequests = 0): Review[] {
  const { heroVideo, galleryImages, featured, dueRequests, mails, picturesWithoutAlt } = overview;
  const reviews: Review[] = [];
  if (overview.hasStorage === false) reviews.push({ kind: "storage" });
  if (dueRequests) reviews.push({ kind: "dueRequests", count: dueRequests });
  if (newRequests) reviews.push({ kind: "newRequests", count: newRequests });
  for (const status of ["failed", "kept", "queued"] as const) {
    const count = mails?.[status];
    if (count) reviews.push({ kind: "mails", status, count });
  }
  const { drafts } = overview;
  if (drafts && drafts.failed > 0) reviews.push({ kind: "notPublished", count: drafts.failed });
  const days = overview.daysWithoutBackup;
  if (days !== null && days > DAYS_WITHOUT_BACKUP) reviews.push({ kind: "backup", count: days });
  if (overview.isBackupUnsent) reviews.push({ kind: "unsentBackup" });
  const away = overview.daysSinceDownload;
  if (away !== null && away > DAYS_SINCE_DOWNLOAD) reviews.push({ kind: "download", count: away });
  if (overview.rugs?.active === 0) reviews.push({ kind: "noRugs" });
  if (heroVideo && !heroVideo.isSaved) reviews.push({ kind: "noVideo" });
  for (const locale of siteLocales()) {
    const missing = (overview.untranslated ?? []).filter((area) => (area[locale] ?? 0) > 0);
    const count = missing.reduce((sum, area) => sum + (area[locale] ?? 0), 0);
    const areas = TEXT_AREAS.filter((known) => missing.some(({ area }) => area === known));
    const to = missing.find(({ area }) => area === areas[0])?.to?.[locale] ?? "";
    if (count > 0) reviews.push({ kind: "missing", locale, count, areas, to });
  }
  for (const one of overview.outdated ?? []) reviews.push({ kind: "outdated", ...one });
  if (galleryImages !== null && galleryImages < GALLERY_PLACES) {
    reviews.push({ kind: "gallery", empty: GALLERY_PLACES - galleryImages });
  }
  if (featured && featured.active === 0) reviews.push({ kind: "noFeatured" });
  if (overview.outsideSimulator) reviews.push({ kind: "outsideSimulator", count: overview.outsideSimulator });
  const [broken] = overview.brokenLinks ?? [];
  if (broken && overview.brokenLinks) {
    const addresses = overview.brokenLinks.slice(0, LINKS_NAMED).map(({ url }) => shortAddress(url));
    reviews.push({ kind: "brokenLinks", count: overview.brokenLinks.length, addresses, to: broken.to });
  }
  if (picturesWithoutAlt) reviews.push({ kind: "picturesWithoutAlt", count: picturesWithoutAlt });
  if (overview.smallPictures?.count) reviews.push({ kind: "smallPictures", ...overview.smallPictures });
  if (drafts && drafts.open + drafts.scheduled > 0)
    reviews.push({ kind: "drafts", open: drafts.open, scheduled: drafts.scheduled });
  return reviews;
}

const shortAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
