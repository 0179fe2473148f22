import type { Editor } from "#app/accounts/guard.server.ts";
import { countItems, listContent } from "#app/content/content.server.ts";
import { countPendingChanges } from "#app/content/drafts/pending-changes.server.ts";
import { countVisits } from "#app/features/analytics/analytics.server.ts";
import { rangeOf } from "#app/features/analytics/periods.rules.ts";
import {
  collections as collectionType,
  featured as featuredType,
} from "#app/features/catalogue/collections.content.ts";
import { gallery } from "#app/features/gallery/gallery.content.ts";
import { heroVideo as heroVideoType } from "#app/features/hero-video/hero-video.content.ts";
import { countOutsideSimulator, countProducts } from "#app/features/products/product-rows.server.ts";
import { listSamples } from "#app/features/samples/samples.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { formatDayAndTime } from "#app/i18n/format-date-time.ts";
import { dayOf } from "#app/i18n/local-day.rules.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { storageWorks } from "#app/media/delivery/storage-works.server.ts";
import { countUndescribed } from "#app/media/library/file-counts.server.ts";
import { lastGoodBackup } from "#app/operations/backups/backups.server.ts";
import { now } from "#app/platform/clock.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
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
  const [heroVideo, galleryImages, samples, featured, collections, ...counted] = await Promise.all([
    orNull("hero video", getHeroVideo()),
    orNull("gallery", listContent(gallery, DEFAULT_LOCALE)),
    orNull("samples", listSamples(DEFAULT_LOCALE)),
    orNull("featured rugs", countItems(featuredType)),
    orNull("collections", countItems(collectionType)),
    orNull("missing translations", countUntranslated(editor)),
    orNull("reminders", countDue(editor)),
    orNull("mails", countMails(editor)),
    orNull("pictures without alternative text", countUndescribed(editor)),
    orNull("days without a backup", countDaysWithoutBackup(editor)),
    orNull("days since a backup was downloaded", countDaysSinceDownload(editor)),
    orNull("small pictures", countSmallPictures(editor)),
    orNull("outside links", listBrokenLinks(editor)),
    orNull("last backup", whenLastBackup(editor)),
    orNull("drafts", countPendingChanges(editor)),
    orNull("rugs outside the simulator", countOutside(editor)),
    orNull("outdated translations", listOutdatedIn(editor)),
    orNull("backups in the bucket", hasUnsentBackup(editor)),
    orNull("rugs", countProducts(editor)),
    orNull("visits", countVisits(editor, rangeOf("7", dayOf(now())))),
    orNull("storage", storageWorks()),
  ]);
  const [
    untranslated,
    dueRequests,
    mails,
    picturesWithoutAlt,
    daysWithoutBackup,
    daysSinceDownload,
    ...more
  ] = counted;
  const [
    smallPictures,
    brokenLinks,
    lastBackup,
    drafts,
    outsideSimulator,
    outdated,
    isBackupUnsent,
    rugs,
    visits,
    hasStorage,
  ] = more;
  return {
    ...{ rugs, visits, heroVideo },
    galleryImages: galleryImages?.length ?? null,
    sampleSets: samples?.length ?? null,
    featured,
    collections,
    ...{ untranslated, outdated },
    dueRequests,
    mails,
    picturesWithoutAlt,
    daysWithoutBackup,
    daysSinceDownload,
    isBackupUnsent,
    smallPictures,
    brokenLinks,
    lastBackup,
    drafts,
    outsideSimulator,
    hasStorage,
  };
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

const orNull = <T>(what: string, reading: Promise<T>): Promise<T | null> =>
  withFallback(null, `A part of the dashboard could not be read: ${what}`, () => reading);
