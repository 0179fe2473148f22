import { sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { saveSettings } from "#app/features/settings/save-settings.server.ts";
import type { Settings } from "#app/features/settings/settings.rules.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { FIRST_STEPS, type FirstStep } from "#app/features/settings/theme-settings.rules.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { FIRST_RUN_PATH } from "./setup.rules.ts";

export type Progress = Settings["firstRun"]["progress"];

/** Nobody has begun: no fact about a brand, and nothing that a page could show. */
const SIGNS_OF_LIFE = ["site_settings", "products", "content"];
const NOT_BEGUN: Progress = { done: [], state: "open", plantedAt: "" };

/** How far the assistant is. In an installation that was set up in another way it is finished from the start. */
export async function getProgress(_editor: Editor): Promise<Progress> {
  const { firstRun } = await getSettings(DEFAULT_LOCALE);
  return (await isUntouched()) ? NOT_BEGUN : firstRun.progress;
}

export async function isUntouched(): Promise<boolean> {
  const questions = SIGNS_OF_LIFE.map((table) => sql`exists (select 1 from ${sql.identifier(table)})`);
  const { rows } = await db().execute(sql`select ${sql.join(questions, sql` or `)} as begun`);
  return rows[0]?.begun === false;
}

/**
 * Where an administrator goes on who comes to the first screen of an installation that is not set up yet; null when it is,
 * or when they chose to do it later.
 */
export async function setupPath(editor: Editor): Promise<string | null> {
  if (editor.role !== "admin") return null;
  try {
    return (await getProgress(editor)).state === "open" ? FIRST_RUN_PATH : null;
  } catch (error) {
    log.error({ err: error }, "It could not be read how far the first-run assistant is");
    return null;
  }
}

/** A step counts once it was saved; what was done stays done. */
export async function noteStep(editor: Editor, step: FirstStep, more: Partial<Progress> = {}): Promise<void> {
  const { firstRun } = await getSettings(DEFAULT_LOCALE);
  const { progress } = firstRun;
  const state = progress.state === "finished" && !(await isNoted()) ? "open" : progress.state;
  const done = FIRST_STEPS.filter((one) => one === step || progress.done.includes(one));
  await saveProgress(editor, { ...progress, state, done, ...more });
}

/** Whether the assistant has ever written how far it is; the default says that there is nothing to do. */
async function isNoted(): Promise<boolean> {
  const { rows } = await db().execute(
    sql`select exists (select 1 from site_settings where section = 'first_run') as noted`,
  );
  return rows[0]?.noted === true;
}

export async function saveProgress(editor: Editor, progress: Progress): Promise<void> {
  await saveSettings(editor, [
    { section: "firstRun", key: "progress", locale: DEFAULT_LOCALE, value: progress },
  ]);
}
