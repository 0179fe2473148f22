import { AsyncLocalStorage } from "node:async_hooks";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { addUpright } from "#app/media/upright.server.ts";
import { now } from "#app/platform/clock.ts";
import {
  isAffected,
  keyOf,
  onContentChanged,
  recordOf,
} from "#app/platform/http/cache/content-tags.server.ts";
import { enqueue, registerJob } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { heroVideo } from "./hero-video.content.ts";
import { getHeroVideo } from "./hero-video.server.ts";

const UPRIGHT_JOB = "hero-video.upright-still";
/** Film and still, the file with its renditions and focal point, the brand's picture and the landing's still. */
const MADE_OF = recordOf([keyOf("content", heroVideo.type), "media", "settings"]);
/** Changes within as many seconds are one job, which begins when they are committed and known to every process. */
const SETTLED_SECONDS = 5;

export function registerHeroVideoJobs(): void {
  registerJob(UPRIGHT_JOB, (_payload, signal) => addUprightStill(signal), { isOneAtATime: true });
  onContentChanged((_tags, change) => {
    if (isAffected(MADE_OF, change)) outside(() => void requestUprightStill());
  });
}

/** A change may be reported within its transaction, whose connection the job must not use. */
const outside = AsyncLocalStorage.snapshot();

/** Without the queue, at its end or during a restore, nothing is lost: it is requested again after the next start. */
export async function requestUprightStill(): Promise<void> {
  const startAfter = new Date(now().getTime() + SETTLED_SECONDS * 1000);
  try {
    await enqueue(UPRIGHT_JOB, {}, { startAfter, onceInSeconds: SETTLED_SECONDS });
  } catch (error) {
    log.debug({ err: error }, "The crop of the film's still was not requested");
  }
}

export async function addUprightStill(signal: AbortSignal): Promise<void> {
  const [film, { landing }] = await Promise.all([getHeroVideo(DEFAULT_LOCALE), getSettings(DEFAULT_LOCALE)]);
  const pictures = await getPictures([landing.poster], DEFAULT_LOCALE);
  for (const still of [film?.poster, pictures.get(landing.poster)])
    if (still) await addUpright(still, signal);
}
