import { DRAFTS_PATH } from "#app/content/drafts/drafts.rules.ts";
import { byDeclaredType } from "#app/content-types.ts";
import { languageName, siteLocale, siteLocales } from "#app/i18n/locales.ts";
import { namesInWords } from "#app/i18n/names-in-words.ts";
import type { IconName } from "#app/ui/layout/icon.tsx";
import {
  AREA_ADDRESSES,
  BACKUPS,
  DAYS_SINCE_DOWNLOAD,
  DAYS_WITHOUT_BACKUP,
  type Dashboard,
  GALLERY_PLACES,
  LINKS_NAMED,
  SET_UP,
  TEXT_AREAS,
  type Unready,
} from "./dashboard.rules.ts";
import { dashboardTexts } from "./dashboard.texts.ts";

const { review: texts } = dashboardTexts;

const AREAS = { ...texts.areas, ...byDeclaredType((type) => type.texts.pageTitle) };
const UNREADY_ICONS = { mail: "mail", address: "settings", passkey: "lock" } as const;
const MAIL_REVIEWS = ["failed", "kept", "queued"] as const;

export type ReviewLine = { icon: IconName; title: string; text: string; to: string; action: string };

/** What waits for the owner, the most urgent first. `newRequests`: counted for the frame of every screen. */
export function reviewsOf(
  overview: Dashboard,
  newRequests = 0,
  unready: readonly Unready[] = [],
): ReviewLine[] {
  const lines: ReviewLine[] = [];
  const add = (icon: IconName, title: string, text: string, to: string, action: string) =>
    lines.push({ icon, title, text, to, action });

  if (overview.hasStorage === false)
    add("warning", texts.storage, texts.storageText, "/storage-test", texts.check);
  const { dueRequests, mails, drafts } = overview;
  if (dueRequests)
    add("inbox", texts.dueRequests(dueRequests), texts.dueRequestsText, "/admin/leads", texts.see);
  if (newRequests) {
    const to = "/admin/leads?situacao=new";
    add("inbox", texts.newRequests(newRequests), texts.newRequestsText, to, texts.answer);
  }
  for (const status of MAIL_REVIEWS) {
    const count = mails?.[status];
    const to = `/admin/emails?situacao=${status}`;
    if (count) add("mail", texts.mails[status](count), texts.mailsText[status], to, texts.see);
  }
  for (const what of unready) {
    const { title, text, action } = texts.unready[what];
    add(UNREADY_ICONS[what], title, text, SET_UP[what], action);
  }
  if (drafts?.failed)
    add("warning", texts.notPublished(drafts.failed), texts.notPublishedText, DRAFTS_PATH, texts.see);
  const days = overview.daysWithoutBackup;
  if (days !== null && days > DAYS_WITHOUT_BACKUP)
    add("warning", texts.backup(days), texts.backupText, BACKUPS, texts.see);
  if (overview.isBackupUnsent) add("warning", texts.unsentBackup, texts.unsentBackupText, BACKUPS, texts.see);
  if (overview.isBucketPaused) add("warning", texts.pausedBucket, texts.pausedBucketText, BACKUPS, texts.see);
  const away = overview.daysSinceDownload;
  if (away !== null && away > DAYS_SINCE_DOWNLOAD)
    add("download", texts.download(away), texts.downloadText, BACKUPS, texts.see);
  if (overview.rugs?.active === 0)
    add("rug", texts.noRugs, texts.noRugsText, "/admin/tapetes/novo", texts.begin);
  if (overview.heroVideo?.isSaved === false)
    add("film", texts.noVideo, texts.noVideoText, "/admin/video-principal", texts.choose);
  for (const locale of siteLocales()) {
    const missing = (overview.untranslated ?? []).filter((area) => (area[locale] ?? 0) > 0);
    const count = missing.reduce((sum, area) => sum + (area[locale] ?? 0), 0);
    const areas = TEXT_AREAS.filter((known) => missing.some(({ area }) => area === known));
    const [first] = areas;
    if (!first) continue;
    const names = namesInWords(areas.map((area) => AREAS[area]));
    const text = texts.missingText(names, languageName(siteLocale()));
    const to = missing.find(({ area }) => area === first)?.to?.[locale] || AREA_ADDRESSES[first];
    add("warning", texts.missing(count, languageName(locale)), text, to, texts.translate);
  }
  for (const { locale, count, title, to } of overview.outdated ?? []) {
    const text = texts.outdatedText(count, title, languageName(siteLocale()));
    add("warning", texts.outdated(count, languageName(locale)), text, to, texts.check);
  }
  const { galleryImages, outsideSimulator, brokenLinks, picturesWithoutAlt, smallPictures } = overview;
  if (galleryImages !== null && galleryImages < GALLERY_PLACES) {
    const title = texts.gallery(GALLERY_PLACES - galleryImages);
    add("picture", title, texts.galleryText, "/admin/galeria", texts.see);
  }
  if (overview.featured?.active === 0)
    add("rug", texts.noFeatured, texts.noFeaturedText, "/admin/destaques", texts.see);
  if (outsideSimulator) {
    const to = "/admin/tapetes?situacao=fora-do-simulador";
    add("rug", texts.outsideSimulator(outsideSimulator), texts.outsideSimulatorText, to, texts.see);
  }
  if (brokenLinks?.[0]) {
    const named = brokenLinks.slice(0, LINKS_NAMED).map(({ url }) => shortAddress(url));
    const text = texts.linksText(named, brokenLinks.length - named.length);
    add("warning", texts.links(brokenLinks.length), text, brokenLinks[0].to, texts.correct);
  }
  if (picturesWithoutAlt) {
    const to = "/admin/midia?ver=sem-descricao";
    add("picture", texts.pictures(picturesWithoutAlt), texts.picturesText, to, texts.describe);
  }
  if (smallPictures?.count) {
    const to = `/admin/midia?arquivo=${smallPictures.first}`;
    add("picture", texts.smallPictures(smallPictures.count), texts.smallPicturesText, to, texts.replace);
  }
  if (drafts && drafts.open + drafts.scheduled > 0)
    add("pause", texts.drafts(drafts.open, drafts.scheduled), texts.draftsText, DRAFTS_PATH, texts.see);
  return lines;
}

const shortAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
