import type { ContentType } from "#app/content/define-content.ts";
import { isLocalized } from "#app/content/fields.ts";
import { content } from "#app/platform/db/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";

type Declared = Pick<ContentType, "type" | "fields" | "unique">;

/** A published document whose words are Portuguese only. */
export async function insertDocument(
  { type, fields, unique }: Declared,
  values: Record<string, unknown>,
): Promise<void> {
  const stored = Object.entries(values).map(([name, value]) => {
    const field = fields[name];
    return [name, field && isLocalized(field) ? { "pt-BR": value } : value];
  });
  const slug = unique ? String(values[unique.field]) : null;
  await db()
    .insert(content)
    .values({ type, slug, published: { active: true, ...Object.fromEntries(stored) } });
}
