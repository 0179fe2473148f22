import { FULL_EXPORT_PATH } from "../import-export.rules.ts";
import type { Progress } from "./full-export.server.ts";

export async function archiveProgress(id: string): Promise<Progress> {
  const response = await fetch(`${FULL_EXPORT_PATH}?andamento=${id}`).catch(() => null);
  return response?.ok ? ((await response.json()) as Progress) : null;
}

export async function stopArchive(id: string): Promise<void> {
  const body = new URLSearchParams({ id, intent: "stop" });
  await fetch(FULL_EXPORT_PATH, { method: "POST", body }).catch(() => undefined);
}
