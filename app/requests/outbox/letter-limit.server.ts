import { readServiceSetting, writeServiceSetting } from "#app/platform/db/service-settings.server.ts";
import { USUAL_LETTERS_PER_HOUR } from "./outbox.rules.ts";

const NAME = "letter-limit";

/** Mails of letters in any hour, all letters together; 0 for no limit. */
export async function getLetterLimit(): Promise<number> {
  return (await readServiceSetting(NAME, { perHour: USUAL_LETTERS_PER_HOUR })).perHour;
}

export const saveLetterLimit = (perHour: number): Promise<void> => writeServiceSetting(NAME, { perHour });
