import { addUpright } from "#app/features/media/upright.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { getHeroVideo } from "./hero-video.server.ts";

const UPRIGHT_JOB = "hero-video.upright-still";

/** Whatever changes the still (another film, picture, crop or focal point), its upright crop follows. */
export function registerHeroVideoJobs(): void {
  const make = (_payload: object, signal: AbortSignal) => addUprightStill(signal);
  registerJob(UPRIGHT_JOB, make, { every: "*/10 * * * *", isOneAtATime: true });
}

export async function addUprightStill(signal: AbortSignal): Promise<void> {
  const film = await getHeroVideo(DEFAULT_LOCALE);
  if (film?.poster) await addUpright(film.poster, signal);
}
