import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { namesOfEditors } from "#app/accounts/editor-names.server.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { fieldsInWords } from "#app/content/versions/fields-in-words.ts";
import { viewDifferences } from "#app/content/versions/value-view.server.ts";
import type { FieldDifference } from "#app/content/versions/value-view.ts";
import { readStates } from "#app/platform/db/content/content-rows.server.ts";
import { REVISED_IN, type RevisedIn } from "#app/platform/db/content/content-state.ts";
import { type Revision, revisions } from "#app/platform/db/content/revisions.table.ts";
import { titleOf } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { holdsWords } from "#app/platform/db/plain-search.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { CONTENT_KINDS, restorableEntities } from "./content-kinds.server.ts";
import { describeContent, editedAt, entityKey, nameEntity } from "./describe-content.server.ts";
import { type ContentEntity, isContentEntity, SAVINGS_PER_PAGE } from "./history.rules.ts";

export type SavedPart = {
  locale: RevisedIn;
  differences: FieldDifference[];
  isRestorable: boolean;
};

export type Saving = {
  version: number;
  entity: ContentEntity;
  entityId: string;
  kind: Revision["kind"];
  title: string;
  name: string;
  fields: string;
  who: string | null;
  thumb: Picture | null;
  madeAt: Date;
  parts: SavedPart[];
};

export type Savings = { savings: Saving[]; total: number; page: number };
type Asked = { page: number; search?: string; of?: { entity: ContentEntity; id: string } };

export async function listSavings(editor: Editor, { page: asked, search = "", of }: Asked): Promise<Savings> {
  const where = and(
    inArray(revisions.entity, restorableEntities(editor)),
    of ? and(eq(revisions.entity, of.entity), eq(revisions.entityId, of.id)) : undefined,
    holdsWords([revisions.title], search),
  );
  const each = db()
    .selectDistinct({ version: revisions.version, entity: revisions.entity, entityId: revisions.entityId })
    .from(revisions)
    .where(where)
    .as("each");
  const [counted] = await db().select({ total: count() }).from(each);
  const total = counted?.total ?? 0;
  const page = Math.min(asked, Math.max(1, Math.ceil(total / SAVINGS_PER_PAGE)));
  const keys = await db()
    .select({
      version: revisions.version,
      entity: revisions.entity,
      entityId: revisions.entityId,
      n: count(),
    })
    .from(revisions)
    .where(where)
    .groupBy(revisions.version, revisions.entity, revisions.entityId)
    .orderBy(desc(revisions.version), desc(revisions.entity), desc(revisions.entityId))
    .limit(SAVINGS_PER_PAGE)
    .offset((page - 1) * SAVINGS_PER_PAGE);
  return { savings: await describeSavings(keys), total, page };
}

type SavingKey = Pick<Revision, "version" | "entity" | "entityId">;
const keyOf = ({ version, entity, entityId }: SavingKey) => `${version} ${entity} ${entityId}`;

async function describeSavings(keys: SavingKey[]): Promise<Saving[]> {
  if (keys.length === 0) return [];
  // One import saves thousands of entries under one version.
  const ofKeys = keys.map(({ version, entity, entityId }) => sql`(${version}::int, ${entity}, ${entityId})`);
  const rows = await db()
    .select()
    .from(revisions)
    .where(
      sql`(${revisions.version}, ${revisions.entity}, ${revisions.entityId}) in (${sql.join(ofKeys, sql`, `)})`,
    );
  const entities = keys.flatMap(({ entity, entityId }) =>
    isContentEntity(entity) ? [{ entity, id: entityId }] : [],
  );
  const [who, described] = await Promise.all([
    namesOfEditors(rows.map(({ editorId }) => editorId)),
    describeContent(entities),
  ]);
  const byKey = Map.groupBy(rows, keyOf);
  const savings: Saving[] = [];
  for (const key of keys) {
    const own = byKey.get(keyOf(key)) ?? [];
    const [first] = own;
    if (!first || !isContentEntity(first.entity)) continue;
    const { version, entity, entityId, kind, editorId, madeAt } = first;
    const now = described.get(entityKey({ entity, id: entityId }));
    savings.push({
      ...{ version, entity, entityId, kind, madeAt, title: first.title },
      name: nameEntity(entity, first.title),
      fields: fieldsInWords(
        own.flatMap(({ changes }) => Object.keys(changes).map((field) => ({ entity, field }))),
      ),
      thumb: now?.thumb ?? null,
      who: who.get(editorId) ?? null,
      parts: await partsOf(entity, own),
    });
  }
  return savings;
}

async function partsOf(entity: ContentEntity, own: Revision[]): Promise<SavedPart[]> {
  const wasThere = own.some(({ changes }) => Object.values(changes).some(({ before }) => before !== null));
  const kind = own[0]?.kind;
  const differences = own.flatMap(({ locale, changes }) =>
    Object.entries(changes).map(([field, change]) => ({ locale, field, ...change })),
  );
  const views = await viewDifferences(CONTENT_KINDS[entity], differences);
  return REVISED_IN.flatMap((locale) => {
    const fields = views.filter((view) => view.locale === locale);
    const isRestorable = kind !== "created" && kind !== "removed" && (wasThere || kind === "changed");
    return fields.length > 0 ? [{ locale, differences: fields, isRestorable }] : [];
  });
}

/** Without a screen: in the trash. */
export async function nameContent(
  editor: Editor,
  entity: ContentEntity,
  id: string,
): Promise<{ title: string; screen: string | null } | null> {
  if (!restorableEntities(editor).includes(entity)) return null;
  const kind = CONTENT_KINDS[entity];
  const state = (await readStates(db(), kind, [id])).get(id);
  if (state) return { title: titleOf(kind, state), screen: editedAt(entity, id, state) };
  const [last] = await db()
    .select({ title: revisions.title })
    .from(revisions)
    .where(and(eq(revisions.entity, entity), eq(revisions.entityId, id)))
    .orderBy(desc(revisions.version))
    .limit(1);
  return last ? { title: last.title, screen: null } : null;
}
