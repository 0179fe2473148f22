import { sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { FIRST_STEPS, type FirstStep } from "#app/features/settings/first-steps.rules.ts";
import { saveSettings } from "#app/features/settings/saving/save-settings.server.ts";
import type { Settings } from "#app/features/settings/settings.content.ts";
import { getFormId, getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { SETUP_PATH } from "./setup.rules.ts";

export type Progress = Settings["firstRun"]["progress"];

/** Rows in these tables mean that the installation is in use. */
const SIGNS_OF_LIFE = ["products", "content"];
/** That an empty site is closed is stored before anybody uses it. */
const NOT_OPENING = sql`where not (type = 'settings' and slug = 'opening')`;
const NOT_BEGUN: Progress = { done: [], state: "open", plantedAt: "" };

export async function getProgress(_editor: Editor): Promise<Progress> {
  const { firstRun } = await getSettings(DEFAULT_LOCALE);
  return (await isUntouched()) ? NOT_BEGUN : firstRun.progress;
}

export async function isUntouched(): Promise<boolean> {
  const questions = SIGNS_OF_LIFE.map(
    (table) =>
      sql`exists (select 1 from ${sql.identifier(table)} ${table === "content" ? NOT_OPENING : sql``})`,
  );
  const { rows } = await db().execute(sql`select ${sql.join(questions, sql` or `)} as begun`);
  return rows[0]?.begun === false;
}

/** Next step of an unfinished set-up; null when finished or postponed. */
export async function setupPath(editor: Editor): Promise<string | null> {
  if (editor.role !== "admin") return null;
  return withFallback(null, "The progress of the setup assistant could not be read", async () =>
    (await getProgress(editor)).state === "open" ? SETUP_PATH : null,
  );
}

export async function noteStep(editor: Editor, step: FirstStep, more: Partial<Progress> = {}): Promise<void> {
  const { firstRun } = await getSettings(DEFAULT_LOCALE);
  const { progress } = firstRun;
  const state = progress.state === "finished" && !(await isNoted()) ? "open" : progress.state;
  const done = FIRST_STEPS.filter((one) => one === step || progress.done.includes(one));
  await saveProgress(editor, { ...progress, state, done, ...more });
}

/** The default means finished. */
async function isNoted(): Promise<boolean> {
  return (await getFormId("firstRun")) !== null;
}

export async function saveProgress(editor: Editor, progress: Progress): Promise<void> {
  await saveSettings(editor, [
    { section: "firstRun", key: "progress", locale: DEFAULT_LOCALE, value: progress },
  ]);
}
