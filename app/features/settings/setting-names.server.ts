import { inArray } from "drizzle-orm";
import { db } from "#app/platform/db/db.server.ts";
import { settingLabels } from "./setting-labels.texts.ts";
import { siteSettings } from "./settings.table.ts";

const quoted = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export async function namesOfSettings(ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db().select().from(siteSettings).where(inArray(siteSettings.id, ids));
  const sections = settingLabels as unknown as Record<string, Record<string, unknown>>;
  return new Map(
    found.map(({ id, section, key }) => {
      return [id, nameIn(sections[quoted(section)]?.[quoted(key)]) ?? `${section}.${key}`];
    }),
  );
}

/** A setting of several fields is named as the first of them. */
function nameIn(label: unknown): string | undefined {
  if (typeof label === "string") return label;
  if (typeof label !== "object" || label === null) return undefined;
  return "label" in label ? nameIn(label.label) : nameIn(Object.values(label)[0]);
}
