import { cleanAccounts } from "#app/accounts/clean-accounts.server.ts";
import { removeOldImports } from "#app/content/import-export/imports/import-upload.server.ts";
import { forgetPreviewLinks } from "#app/content/preview-pages/preview-links.server.ts";
import { removeOldVisits } from "#app/features/analytics/store-visits.server.ts";
import { removeOldDocuments } from "#app/features/documents/old-documents.server.ts";
import { eraseRemovedLetters } from "#app/features/newsletter/letters.server.ts";
import { eraseExpiredPictures } from "#app/features/sharing/shared-pictures.server.ts";
import { forgetRemoved } from "#app/platform/db/content/removed-rows.server.ts";
import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { clearOrphans } from "#app/requests/attachment-orphans.server.ts";
import { removeOverdueMails } from "#app/requests/outbox/outbox.server.ts";
import { eraseExpired, eraseRemoved } from "#app/requests/personal-data/retention.server.ts";

/** What ends by the clock, with its cron expression. */
const PERIODIC: readonly [name: string, every: string, work: () => Promise<unknown>][] = [
  ["accounts-cleaning", "23 * * * *", cleanAccounts],
  // Hourly, because links end after thirty days.
  ["erase-shared-pictures", "23 * * * *", eraseExpiredPictures],
  ["outbox-cleaning", "37 * * * *", removeOverdueMails],
  ["remove-documents", "27 4 * * *", removeOldDocuments],
  ["forget-removed", "29 4 * * *", forgetRemoved],
  ["forget-imports", "31 4 * * *", removeOldImports],
  ["erase-removed", "37 4 * * *", eraseRemoved],
  ["erase-removed-letters", "41 4 * * *", eraseRemovedLetters],
  ["forget-preview-links", "41 4 * * *", forgetPreviewLinks],
  ["remove-old-visits", "41 4 * * *", removeOldVisits],
  ["clear-attachments", "47 4 * * *", clearOrphans],
  ["erase-expired", "13 5 * * *", eraseExpired],
];

/** Call before the jobs start. */
export function registerPeriodicJobs(): void {
  for (const [name, every, work] of PERIODIC)
    registerJob(name, async () => void (await work()), { every, isOneAtATime: true });
}
