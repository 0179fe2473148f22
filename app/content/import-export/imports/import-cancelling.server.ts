import { and, eq, inArray } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { now } from "#app/platform/clock.ts";
import { broadcast, db, onBroadcast } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { imports } from "../import-export.table.ts";
import { removeFiles } from "./import-files.server.ts";

const CHANNEL = "import_cancelled";
const running = new Map<string, AbortController>();
let stopListening: (() => void) | undefined;

/** Call once, before jobs run: every process receives cancellations. */
export function listenForCancellings(): void {
  stopListening?.();
  stopListening = onBroadcast(CHANNEL, (id) => running.get(id)?.abort());
}

export async function cancellable<T>(
  id: string,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    return await work(AbortSignal.any([stopping, controller.signal]));
  } finally {
    running.delete(id);
  }
}

export async function cancelImport(editor: Editor, id: string): Promise<boolean> {
  const cancelled = await db()
    .update(imports)
    .set({ state: "cancelled", finishedAt: now() })
    .where(and(eq(imports.id, id), inArray(imports.state, ["reading", "ready", "writing"])))
    .returning({ id: imports.id });
  if (cancelled.length === 0) return false;
  await broadcast(CHANNEL, id);
  await removeFiles(id);
  log.info({ editor: editor.id, import: id }, "Import cancelled");
  return true;
}
