import { and, isNull, type SQL, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { newsletterLetters } from "#app/features/newsletter/letters.table.ts";
import { media } from "#app/media/media.table.ts";
import { countLibrary } from "#app/media/picker/picker.server.ts";
import { newestVersion } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { isUndescribed, isUnused } from "./uses.server.ts";

const kept = new Map<string, { state: string; reading: Promise<unknown> }>();

export const countUnused = async (_editor: Editor): Promise<number> => (await unusedFiles()).length;

export const countUndescribed = (editor: Editor): Promise<number> =>
  untilSaved("undescribed", async () => countLibrary(editor, isUndescribed(await isKnownAsUsed())));

/** As `isUsed`, of a list that is kept: what counts files of several kinds asks the texts once. */
export const isKnownAsUsed = async (): Promise<SQL> =>
  sql`${media.id} <> all(${sql.param(await unusedFiles())}::uuid[])`;

/** Ids. */
const unusedFiles = (): Promise<string[]> =>
  untilSaved("unused", async () => {
    const files = await db()
      .select({ id: media.id })
      .from(media)
      .where(and(isNull(media.removedAt), isUnused()));
    return files.map(({ id }) => id);
  });

/**
 * What asks every text where it names a file takes a second with twenty thousand rugs: kept until something is
 * saved, also as a draft, in a letter or by an upload. Of a few sums that an index or a short table answers.
 */
export async function untilSaved<T>(name: string, read: () => Promise<T>): Promise<T> {
  const state = await stateOfTexts();
  const known = kept.get(name);
  if (known?.state === state) return known.reading as Promise<T>;
  // A query of Drizzle is asked again each time it is awaited; a promise is not.
  const reading = (async () => await read())();
  kept.set(name, { state, reading });
  reading.catch(() => kept.delete(name));
  return reading;
}

let askedState: Promise<string> | null = null;

/** Read once for what asks at the same moment: a save that somebody knows of is answered in another one. */
function stateOfTexts(): Promise<string> {
  if (!askedState) {
    askedState = readState();
    setImmediate(() => {
      askedState = null;
    });
  }
  return askedState;
}

async function readState(): Promise<string> {
  const { rows } = await db().execute<{
    state: string;
  }>(sql`select concat_ws(' ', current_database(), ${newestVersion},
    (select concat_ws(' ', count(*), sum(${newsletterLetters.version}), count(${newsletterLetters.removedAt}))
      from ${newsletterLetters}),
    (select concat_ws(' ', count(*), sum(${media.version}), count(${media.removedAt}), count(${media.posterKey}))
      from ${media})) as state`);
  return rows[0]?.state ?? "";
}
