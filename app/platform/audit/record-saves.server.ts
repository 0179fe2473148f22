import { collectChanges } from "../http/cache/content-tags.server.ts";
import { log } from "../log.server.ts";
import { type Actor, logEvent } from "./log-event.server.ts";

/** Records which content the work changed. A failure to record does not undo the save. */
export async function withSavesLogged<T>(actor: Actor, pathname: string, work: () => Promise<T>): Promise<T> {
  const { result, noted } = await collectChanges(work);
  const { tags, action, locales, versions, isLogged } = noted;
  if (isLogged || (tags.size === 0 && !action)) return result;
  try {
    await logEvent(actor, action ?? "saved", {
      about: pathname,
      details: {
        ...(tags.size > 0 && { content: [...tags].sort().join(", ") }),
        ...(locales.length > 0 && { locale: locales.join(", ") }),
        ...(versions.size > 0 && { version: [...versions].join(", ") }),
      },
    });
  } catch (error) {
    log.error({ err: error, pathname }, "A save could not be recorded");
  }
  return result;
}
