import { afterAll, beforeAll } from "vitest";
import { emptyPlace, type Place, preparePlace } from "./places.ts";

/**
 * Gives the test file a migrated database of its own, embedded or PostgreSQL as the run says, and closes it at
 * the end. Doors under test must be imported inside the tests or after this call: `env()` is read once.
 */
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

/** The same without migrations, for tests of the migrations themselves. */
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

async function migrated(template: Place): Promise<void> {
  await open(template);
  const { migrateDatabase } = await doors();
  await migrateDatabase();
  await close();
}

async function open(place: Place): Promise<void> {
  pointAt(place);
  const { openDatabase } = await doors();
  await openDatabase();
}

async function close(): Promise<void> {
  const { closeDatabase } = await doors();
  await closeDatabase();
}

/** `env()` parses once per process and hands out one object, so a second place is written into that object. */
function pointAt(place: Place): void {
  process.env.DATA_DIR = place.dataDir;
  process.env.SEED = "none";
  if (place.databaseUrl) process.env.DATABASE_URL = place.databaseUrl;
  else delete process.env.DATABASE_URL;
}

const doors = () => import("#app/platform/db/db.server.ts");
