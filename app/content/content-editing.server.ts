import { eq } from "drizzle-orm";
import { freeSlug, slugOf } from "#app/features/catalogue/slugs.rules.ts";
import { DEFAULT_LOCALE, siteLocale } from "#app/i18n/locales.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import type { Watch } from "#app/platform/db/content/change-tracking.server.ts";
import { content, contentSlugs } from "#app/platform/db/content/content.table.ts";
import { insertDocument, writeDocument } from "#app/platform/db/content/content-documents.server.ts";
import { readStates } from "#app/platform/db/content/content-rows.server.ts";
import { isSame } from "#app/platform/db/content/content-state.ts";
import { type EditorRef, withRevisions } from "#app/platform/db/content/revisions.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { isUniqueViolation } from "#app/platform/db/violations.ts";
import { log } from "#app/platform/log.server.ts";
import type { ChangedWords } from "#app/platform/translated-form.ts";
import { kindOf } from "./content-kind.server.ts";
import type { ContentType } from "./define-content.ts";
import { namesOf } from "./fields.ts";
import { madeBefore, rememberCreation } from "./repeated-creation.server.ts";

type Saving = {
  id: string | null;
  facts: Record<string, unknown>;
  /** By language; all of them for a new document. */
  changed: ChangedWords;
  baseVersion?: BaseVersion | undefined;
};

/** "taken": another document has the unique value. "gone": removed meanwhile. */
export type Saved = { id: string } | "taken" | "gone";

export async function saveContent(editor: EditorRef, type: ContentType, saving: Saving): Promise<Saved> {
  try {
    const write = (tx: Transaction, watch: Watch) =>
      saving.id
        ? update(tx, watch, type, { ...saving, id: saving.id })
        : insert(tx, watch, { editor, type, saving });
    const { baseVersion } = saving;
    const id = await withRevisions(editor, write, { baseVersion, isDone: (made) => made !== null });
    if (!id) return "gone";
    log.info({ editor: editor.id, type: type.type, id }, "Content saved");
    return { id };
  } catch (error) {
    if (isUniqueViolation(error)) return "taken";
    throw error;
  }
}

/** Merges into the present values, drafts included. False when the document is gone or nothing changes. */
export async function changeContent(
  editor: EditorRef,
  type: ContentType,
  { id, baseVersion }: { id: string; baseVersion?: BaseVersion | undefined },
  change: (facts: Record<string, unknown>) => Record<string, unknown>,
): Promise<boolean> {
  const kind = kindOf(type);
  const write = async (tx: Transaction, watch: Watch) => {
    await watch(kind, id);
    const facts = (await readStates(tx, kind, [id])).get(id)?.all;
    if (!facts) return false;
    const changed = change(facts);
    return (
      Object.entries(changed).some(([name, value]) => !isSame(facts[name], value)) &&
      writeDocument(tx, kind.document, id, { all: changed })
    );
  };
  const isDone = (isChanged: boolean) => isChanged;
  if (!(await withRevisions(editor, write, { baseVersion, isDone }))) return false;
  log.info({ editor: editor.id, type: type.type, id }, "Content changed");
  return true;
}

type Insertion = { editor: EditorRef; type: ContentType; saving: Saving };

async function insert(tx: Transaction, watch: Watch, { editor, type, saving }: Insertion) {
  const { facts, changed, baseVersion } = saving;
  const kind = kindOf(type);
  const creation = { editor, kind, baseVersion, said: [facts, changed] };
  const again = await madeBefore(tx, creation);
  if (again) return again;
  const state = { all: await withSlug(tx, type, facts, changed), ...changed };
  const id = await insertDocument(tx, kind.document, state, type.newest);
  watch.created(kind, id);
  rememberCreation(creation, id);
  return id;
}

async function update(
  tx: Transaction,
  watch: Watch,
  type: ContentType,
  { id, facts, changed }: Saving & { id: string },
) {
  const kind = kindOf(type);
  await watch(kind, id);
  return (await writeDocument(tx, kind.document, id, { all: facts, ...changed })) ? id : null;
}

/** An empty slug is derived from the title. */
async function withSlug(
  tx: Transaction,
  { type, fields, title }: ContentType,
  facts: Record<string, unknown>,
  changed: ChangedWords,
): Promise<Record<string, unknown>> {
  const [name] = namesOf(fields, ({ kind }) => kind === "slug");
  if (!name || facts[name]) return facts;
  const present = await tx.select({ slug: content.slug }).from(content).where(eq(content.type, type));
  const former = await tx
    .select({ slug: contentSlugs.slug })
    .from(contentSlugs)
    .where(eq(contentSlugs.type, type));
  const slug = slugOf(
    String(changed[siteLocale()][title] || (changed[DEFAULT_LOCALE][title] ?? facts[title])),
  );
  return {
    ...facts,
    [name]: freeSlug(
      slug,
      [...present, ...former].flatMap((row) => row.slug ?? []),
    ),
  };
}
