import { eq } from "drizzle-orm";
import { db } from "./db.server.ts";
import { serviceSettings } from "./service-settings.table.ts";

export async function readServiceSetting<T extends object>(name: string, defaults: T): Promise<T> {
  const [row] = await db()
    .select({ value: serviceSettings.value })
    .from(serviceSettings)
    .where(eq(serviceSettings.name, name));
  return { ...defaults, ...row?.value };
}

export async function writeServiceSetting(name: string, value: object): Promise<void> {
  const set = { value: value as Record<string, unknown> };
  await db()
    .insert(serviceSettings)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: serviceSettings.name, set });
}
