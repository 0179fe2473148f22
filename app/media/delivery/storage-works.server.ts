import { log } from "#app/platform/log.server.ts";
import { storageStatus } from "#app/platform/storage/storage.server.ts";

/** A bucket that takes longer keeps nobody waiting for Hoje; the next look asks again. */
const MOST_MS = 2000;

/** Whether a file can be written and read where the site keeps them, as readiness is asked. */
export async function storageWorks(): Promise<boolean> {
  const tooLong = new Promise<true>((resolve) => setTimeout(resolve, MOST_MS, true).unref());
  const asked = storageStatus().then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, "Files cannot be stored");
      return false;
    },
  );
  return Promise.race([asked, tooLong]);
}
