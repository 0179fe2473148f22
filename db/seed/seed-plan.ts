import type { PgTable } from "drizzle-orm/pg-core";
import { kindOf } from "#app/content/content-kind.server.ts";
import type { ContentType } from "#app/content/define-content.ts";
import { fileUrl } from "#app/media/media.rules.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { newId } from "#app/platform/ids.ts";
import type { LocalizedText } from "./localized-text.ts";
import type { SeedMedia } from "./seed-media.ts";

type Step = { table: PgTable; rows: Record<string, unknown>[] };

export type SeedDocument = { bucket: string; key: string; file: string; contentType: string };

export type SeedPlan = {
  insert<T extends PgTable>(table: T, ...rows: T["$inferInsert"][]): void;
  /** Appends a document of a declared type; returns its id. */
  document(
    type: ContentType,
    facts: Record<string, unknown>,
    words?: Record<string, LocalizedText>,
    made?: { createdAt: Date },
  ): string;
  has(name: string): boolean;
  urlOf(name: string): string;
  sizeOf(name: string): { width: number; height: number };
  documentOf(name: string): string;
  steps: Step[];
  files: Set<SeedMedia>;
  documents: Map<string, SeedDocument>;
};

/** Words as a document holds them. */
export const localized = (words: Record<string, LocalizedText>) =>
  Object.fromEntries(
    Object.entries(words).map(([name, { pt, es, en }]) => [
      name,
      { "pt-BR": pt, ...(es && { es }), ...(en && { en }) },
    ]),
  );

export function openPlan(media: SeedMedia[], folder = "db/seed/documents"): SeedPlan {
  const byName = new Map(media.map((entry) => [entry.name, entry]));
  const plan: SeedPlan = {
    steps: [],
    files: new Set(),
    documents: new Map(),
    insert(table, ...rows) {
      if (rows.length > 0) plan.steps.push({ table, rows });
    },
    document(declared, facts, words = {}, made) {
      const { type } = declared;
      const published = { active: true, ...facts, ...localized(words) };
      const slug = kindOf(declared).document.slugOf(published);
      const before = plan.steps.filter(({ rows }) => rows[0]?.type === type).length;
      const id = newId();
      plan.insert(content, { id, type, slug, displayOrder: before + 1, published, ...made });
      return id;
    },
    has: (name) => byName.has(name),
    urlOf(name) {
      const found = byName.get(name);
      if (!found) throw new Error(`The demo has no file called ${name}`);
      plan.files.add(found);
      if (found.poster) plan.urlOf(found.poster);
      return fileUrl(found.bucket, found.key);
    },
    sizeOf(name) {
      const found = byName.get(name);
      if (!found) throw new Error(`The demo has no file called ${name}`);
      return { width: found.width, height: found.height };
    },
    documentOf(name) {
      const [bucket, key] = ["site_assets", `catalogues/${name}.pdf`] as const;
      const file = `${folder}/${name}.pdf`;
      plan.documents.set(name, { bucket, key, file, contentType: "application/pdf" });
      return fileUrl(bucket, key);
    },
  };
  return plan;
}
