import type { Editor } from "#app/accounts/guard.server.ts";
import { countItems, listContent } from "#app/content/content.server.ts";
import { countPendingChanges } from "#app/content/drafts/pending-changes.server.ts";
import { countVisits } from "#app/features/analytics/analytics.server.ts";
import { rangeOf } from "#app/features/analytics/periods.rules.ts";
import {
  collections as collectionType,
  featured as featuredType,
} from "#app/features/catalogue/collections.content.ts";
import { gallery as galleryType } from "#app/features/gallery/gallery.content.ts";
import { heroVideo as heroVideoType } from "#app/features/hero-video/hero-video.content.ts";
import { countOutsideSimulator, countProducts } from "#app/features/products/product-rows.server.ts";
import { listSamples } from "#app/features/samples/samples.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { formatDayAndTime } from "#app/i18n/format-date-time.ts";
import { dayOf } from "#app/i18n/local-day.rules.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { storageWorks } from "#app/media/delivery/storage-works.server.ts";
import { countUndescribed } from "#app/media/library/file-counts.server.ts";
import { isBucketPaused } from "#app/operations/backups/backup-bucket.server.ts";
import { lastGoodBackup } from "#app/operations/backups/backups.server.ts";
import { now } from "#app/platform/clock.ts";
import { readParts } from "#app/platform/with-fallback.server.ts";
import { countDue } from "#app/requests/inbox/inbox.server.ts";
import { countMails } from "#app/requests/outbox/outbox-list.server.ts";
import type { Dashboard } from "./dashboard.rules.ts";
import {
  countDaysSinceDownload,
  countDaysWithoutBackup,
  hasUnsentBackup,
} from "./days-without-backup.server.ts";
import { listOutdatedIn } from "./outdated.server.ts";
import { listBrokenLinks } from "./outside-links.server.ts";
import { countSmallPictures } from "./small-pictures.server.ts";
import { countUntranslated } from "./untranslated.server.ts";

export async function getDashboard(editor: Editor): Promise<Dashboard> {
  const { gallery, samples, ...parts } = await readParts("A part of the dashboard could not be read", {
    rugs: countProducts(editor),
    visits: countVisits(editor, rangeOf("7", dayOf(now()))),
    heroVideo: getHeroVideo(),
    gallery: listContent(galleryType, DEFAULT_LOCALE),
    samples: listSamples(DEFAULT_LOCALE),
    featured: countItems(featuredType),
    collections: countItems(collectionType),
    untranslated: countUntranslated(editor),
    outdated: listOutdatedIn(editor),
    dueRequests: countDue(editor),
    mails: countMails(editor),
    picturesWithoutAlt: countUndescribed(editor),
    smallPictures: countSmallPictures(editor),
    outsideSimulator: countOutside(editor),
    brokenLinks: listBrokenLinks(editor),
    drafts: countPendingChanges(editor),
    daysWithoutBackup: countDaysWithoutBackup(editor),
    isBucketPaused: isBucketPaused(editor),
    isBackupUnsent: hasUnsentBackup(editor),
    daysSinceDownload: countDaysSinceDownload(editor),
    lastBackup: whenLastBackup(editor),
    hasStorage: storageWorks(),
  });
  return { ...parts, galleryImages: gallery?.length ?? null, sampleSets: samples?.length ?? null };
}

async function countOutside(editor: Editor): Promise<number> {
  const { simulator } = await getSettings(DEFAULT_LOCALE);
  return simulator.embedUrl ? 0 : countOutsideSimulator(editor);
}

async function getHeroVideo() {
  const [shown] = await listContent(heroVideoType, DEFAULT_LOCALE);
  return { isSaved: shown !== undefined, title: shown?.title ?? "" };
}

async function whenLastBackup(editor: Editor): Promise<string> {
  const last = await lastGoodBackup(editor);
  return last ? formatDayAndTime(new Date(last.createdAt), now()) : "";
}
