import type { ContentType } from "#app/content/define-content.ts";
import { isLocalized } from "#app/content/fields.ts";
import { content } from "#app/platform/db/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";

type Declared = Pick<ContentType, "type" | "fields" | "unique">;

/** Makes a published document whose words are Portuguese only; answers its id. */
export async function insertDocument(
  { type, fields, unique }: Declared,
  values: Record<string, unknown>,
): Promise<string> {
  const stored = Object.entries(values).map(([name, value]) => {
    const field = fields[name];
    return [name, field && isLocalized(field) ? { "pt-BR": value } : value];
  });
  const slug = unique ? String(values[unique.field]) : null;
  const [row] = await db()
    .insert(content)
    .values({ type, slug, published: { active: true, ...Object.fromEntries(stored) } })
    .returning({ id: content.id });
  return row?.id ?? "";
}
