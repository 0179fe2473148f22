import { inArray, sql } from "drizzle-orm";
import { type ContentEntity, isContentEntity } from "#app/content/history/history.rules.ts";
import { fieldsInWords } from "#app/content/versions/fields-in-words.ts";
import type { AuditRow } from "#app/platform/audit/audit.table.ts";
import { type Revision, revisions } from "#app/platform/db/content/revisions.table.ts";
import { db } from "#app/platform/db/db.server.ts";

/** More is an import, whose fields say nothing. */
const MOST_ENTRIES = 20;

/** `isBack`: it came back from the trash, where nothing of it was there before. */
export type SavedEntry = { entity: ContentEntity; title: string; kind: Revision["kind"]; isBack: boolean };

type Saved = {
  /** When it was one. */
  entry: SavedEntry | null;
  /** In words. */
  fields: string;
};

/** What the revisions of each save say, by the number of its row. */
export async function savedInRows(rows: readonly AuditRow[]): Promise<Map<number, Saved>> {
  const versionsOf = new Map(rows.map((row) => [row.number, versionsIn(row)]));
  const versions = [...versionsOf.values()].flat();
  if (versions.length === 0) return new Map();
  const few = db()
    .select({ version: revisions.version })
    .from(revisions)
    .where(inArray(revisions.version, versions))
    .groupBy(revisions.version)
    .having(sql`count(distinct ${revisions.entityId}) <= ${MOST_ENTRIES}`);
  const found = await db()
    .select({
      version: revisions.version,
      entity: revisions.entity,
      id: revisions.entityId,
      title: revisions.title,
      kind: revisions.kind,
      fields: sql<string[]>`array(select jsonb_object_keys(${revisions.changes}))`,
      wasThere: sql<boolean>`exists (select from jsonb_each(${revisions.changes})
        where value -> 'before' <> 'null'::jsonb)`,
    })
    .from(revisions)
    .where(inArray(revisions.version, few));
  return new Map(
    [...versionsOf].map(([number, own]) => {
      const changes = found.filter(({ version }) => own.includes(version));
      const [{ entity = "", title = "", kind = "changed" } = {}] = changes;
      const isOne = new Set(changes.map(({ id }) => id)).size === 1;
      const isBack = kind === "restored" && !changes.some(({ wasThere }) => wasThere);
      const fields = changes
        .filter((change) => change.kind === "changed" || (change.kind === "restored" && !isBack))
        .flatMap((change) => change.fields.map((field) => ({ entity: change.entity, field })));
      return [
        number,
        {
          entry: isOne && isContentEntity(entity) ? { entity, title, kind, isBack } : null,
          fields: fieldsInWords(fields),
        },
      ];
    }),
  );
}

/** Other actions name the version that they go back to. */
const versionsIn = ({ action, details }: AuditRow): number[] =>
  action === "saved" || action === "published"
    ? String(details.version ?? "")
        .split(", ")
        .filter(Boolean)
        .map(Number)
    : [];
