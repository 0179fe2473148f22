import { databaseStatus } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storageStatus } from "#app/platform/storage/storage.server.ts";

/** Whether requests can be served: database and storage answer. 503 until they do. */
export async function loader() {
  const [database, storage] = await Promise.all([
    databaseStatus().then(({ isReachable }) => isReachable),
    works("storage", storageStatus),
  ]);
  return Response.json(
    { database, storage },
    { status: database && storage ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
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
