import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import type { Transaction } from "#app/platform/db/db.server.ts";

/** What would lead a practised restore to the database, the files, the mail server or the secret of the real site. */
const OF_THE_SITE = ["DATABASE_URL", "STORAGE_URL", "SMTP_URL", "AUTH_SECRET", "PUBLIC_URL"];

const { practice } = parseArgs({ options: { practice: { type: "string" } }, strict: false }).values;

/** The folder of a practised restore. */
export const practiceFolder = typeof practice === "string" ? resolve(practice) : null;

// Imported before the application, whose modules read the environment when they are imported.
if (practiceFolder) {
  for (const name of OF_THE_SITE) delete process.env[name];
  process.env.DATA_DIR = practiceFolder;
}

/** What the backup holds would send mails and push messages, as the real site does. */
export async function removeSenders(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from service_settings where name = 'mail-server'`);
  await tx.execute(sql`delete from push_devices`);
}

/** An empty variable goes before the file `.env`, and counts as absent. */
export const startCommand = (folder: string): string =>
  `${OF_THE_SITE.map((name) => `${name}=`).join(" ")} DATA_DIR=${folder} PORT=3001 npm start`;
