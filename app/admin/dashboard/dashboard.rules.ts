import { mayOpen } from "#app/accounts/rights.rules.ts";
import type { Role } from "#app/accounts/roles.rules.ts";
import { byDeclaredType, CONTENT_TYPES } from "#app/content-types.ts";
import type { Locale } from "#app/i18n/locales.ts";

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
  /** Its bucket came with a backup of another installation. */
  isBucketPaused: boolean | null;
  /** Days since a backup was downloaded or sent; one on the server is lost with its disk. */
  daysSinceDownload: number | null;
  lastBackup: string | null;
  /** A file can be written and read where the site keeps them. */
  hasStorage: boolean | null;
};

const SETTINGS = "/admin/configuracoes";
export const BACKUPS = "/admin/copias";

/** Without what leads to screens that a role may not open. */
export function withinRights(role: Role, overview: Dashboard): Dashboard {
  const allowed = <T>(path: string, value: T) => (mayOpen(role, path) ? value : null);
  const isAllowed = ({ to }: BrokenLink) => mayOpen(role, SETTINGS) || !to.startsWith(SETTINGS);
  return {
    ...overview,
    mails: allowed("/admin/emails", overview.mails),
    hasStorage: allowed("/storage-test", overview.hasStorage),
    brokenLinks: overview.brokenLinks?.filter(isAllowed) ?? null,
    lastBackup: allowed(BACKUPS, overview.lastBackup),
    daysWithoutBackup: allowed(BACKUPS, overview.daysWithoutBackup),
    daysSinceDownload: allowed(BACKUPS, overview.daysSinceDownload),
    isBucketPaused: allowed(BACKUPS, overview.isBucketPaused),
    isBackupUnsent: allowed(BACKUPS, overview.isBackupUnsent),
  };
}

export const TEXT_AREAS = [
  "products",
  ...CONTENT_TYPES.map(({ type }) => type),
  ...(["rug_designs", "media", "settings"] as const),
] as const;
export type TextArea = (typeof TEXT_AREAS)[number];
export const AREA_ADDRESSES: Record<TextArea, string> = {
  products: "/admin/tapetes",
  ...byDeclaredType(({ path }) => `/admin/${path}`),
  rug_designs: "/simulador-admin",
  media: "/admin/midia",
  settings: SETTINGS,
};

/** `to`: the editor of the text that has it. */
export type BrokenLink = { url: string; to: string };
export const LINKS_NAMED = 2;

/** Outdated translations in one language, and the editor of the first of them. */
export type OutdatedIn = { locale: Locale; count: number; to: string; title: string };

/** `to`: the editor of the first, by language. */
export type Untranslated = { area: TextArea; to?: Record<Locale, string> } & Partial<Record<Locale, number>>;

/** What is not set up yet, and where the owner does it. */
export const SET_UP = {
  mail: "/admin/configuracoes/email",
  address: "/admin/configuracoes/email",
  passkey: "/admin/minha-conta",
};
export type Unready = keyof typeof SET_UP;

export const GALLERY_PLACES = 5;
/** Backups are nightly, so this means two missed ones. */
export const DAYS_WITHOUT_BACKUP = 2;
export const DAYS_SINCE_DOWNLOAD = 30;
const DAWN = 5;
const NOON = 12;
const EVENING = 18;

export type Greeting = "morning" | "afternoon" | "evening";

export function greetingAt(hour: number): Greeting {
  if (hour < DAWN || hour >= EVENING) return "evening";
  return hour < NOON ? "morning" : "afternoon";
}
