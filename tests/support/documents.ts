import { kindOf } from "#app/content/content-kind.server.ts";
import type { ContentType } from "#app/content/define-content.ts";
import { isLocalized } from "#app/content/fields.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";

/** Inserts a published document in Portuguese only; returns its id. */
export async function insertDocument(
  declared: ContentType,
  values: Record<string, unknown>,
): Promise<string> {
  const { type, fields } = declared;
  const stored = Object.entries(values).map(([name, value]) => {
    const field = fields[name];
    return [name, field && isLocalized(field) ? { "pt-BR": value } : value];
  });
  const published = { active: true, ...Object.fromEntries(stored) };
  const [row] = await db()
    .insert(content)
    .values({ type, slug: kindOf(declared).document.slugOf(published), published })
    .returning({ id: content.id });
  return row?.id ?? "";
}
