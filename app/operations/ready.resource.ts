import { databaseStatus } from "#app/platform/db/db.server.ts";
import { missingTables } from "#app/platform/db/postgres/missing-tables.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storageStatus } from "#app/platform/storage/storage.server.ts";

export async function loader() {
  const [{ database, tables }, storage] = await Promise.all([
    databaseParts(),
    works("storage", storageStatus),
  ]);
  return Response.json(
    { database, tables, storage },
    { status: database && tables && storage ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}

async function databaseParts(): Promise<{ database: boolean; tables: boolean }> {
  const { isReachable, pending, isNewerThanCode } = await databaseStatus();
  if (!isReachable) return { database: false, tables: false };
  if (pending.length > 0 || isNewerThanCode) return { database: true, tables: false };
  return { database: true, tables: await works("tables", allTables) };
}

async function allTables(): Promise<void> {
  const missing = await missingTables();
  if (missing.length > 0) throw new Error(`Tables are missing: ${missing.join(", ")}`);
}

async function works(part: string, ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    log.error({ err: error, part }, "Not ready");
    return false;
  }
}
