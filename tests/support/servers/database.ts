import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { emptyPlace, type Place, preparePlace } from "../fixtures.ts";

export function useTestDatabase(): void {
  let place: Place | undefined;
  beforeAll(async () => {
    place = await preparePlace({ seed: "none", administrator: false }, migrated, "schema");
    await open(place);
  }, 180_000);
  afterAll(async () => {
    await close();
    await place?.remove();
  });
}

export function useEmptyDatabase(): void {
  let place: Place | undefined;
  beforeAll(async () => {
    place = await emptyPlace();
    await open(place);
  }, 180_000);
  afterAll(async () => {
    await close();
    await place?.remove();
  });
}

export async function askDatabaseOf<T extends Record<string, unknown>>(
  site: Pick<Place, "dataDir" | "databaseUrl">,
  statement: SQL,
): Promise<T[]> {
  await pointAt(site);
  const { closeDatabase, db, openDatabase } = await databaseModule();
  await openDatabase({ mayConnectToRunning: true });
  try {
    return (await db().execute(statement)).rows as T[];
  } finally {
    await closeDatabase();
  }
}

/** Renames the table meanwhile, as in a damaged or half restored database. */
export async function withoutTable<T>(
  site: Pick<Place, "dataDir" | "databaseUrl">,
  table: string,
  work: () => Promise<T>,
) {
  const rename = (from: string, to: string) =>
    askDatabaseOf(site, sql.raw(`alter table ${from} rename to ${to}`));
  await rename(table, `${table}_away`);
  try {
    return await work();
  } finally {
    await rename(`${table}_away`, table);
  }
}

async function migrated(template: Place): Promise<void> {
  await open(template);
  const { migrateDatabase } = await databaseModule();
  await migrateDatabase();
  await close();
}

async function open(place: Place): Promise<void> {
  await pointAt(place);
  const { openDatabase } = await databaseModule();
  await openDatabase();
  // What this process keeps is of another test's database.
  const { allContentChanged } = await import("#app/platform/http/cache/content-tags.server.ts");
  await allContentChanged();
}

async function close(): Promise<void> {
  const { closeDatabase } = await databaseModule();
  await closeDatabase();
}

/** `env()` parses once per process and returns one object, so that object is changed. */
async function pointAt({ dataDir, databaseUrl }: Pick<Place, "dataDir" | "databaseUrl">): Promise<void> {
  process.env.DATA_DIR = dataDir;
  process.env.SEED = "demo";
  const { env } = await import("#app/platform/env.server.ts");
  Object.assign(env(), { dataDir, databaseUrl, seed: "demo" });
  const { closeStorage } = await import("#app/platform/storage/storage.server.ts");
  closeStorage();
}

const databaseModule = () => import("#app/platform/db/db.server.ts");
