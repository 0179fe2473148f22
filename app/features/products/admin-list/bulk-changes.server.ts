import type { Editor } from "#app/accounts/guard.server.ts";
import { areDraftFilesMissing } from "#app/media/lost-files.server.ts";
import { baseVersionWith } from "#app/platform/base-version.ts";
import type { Watch } from "#app/platform/db/content/change-tracking.server.ts";
import { hasDraft, readDraftRows, restoreDrafts } from "#app/platform/db/content/content-drafts.server.ts";
import { missingReferences, readStates, writeFields } from "#app/platform/db/content/content-rows.server.ts";
import { type Fields, REVISED_IN } from "#app/platform/db/content/content-state.ts";
import type { Work } from "#app/platform/db/content/form-saving.server.ts";
import { type Recorded, withRevisions } from "#app/platform/db/content/revisions.server.ts";
import {
  ContentConflictError,
  haveChangedSince,
  latestVersion,
  stateAfter,
  titleOf,
} from "#app/platform/db/content/versions.server.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { isUniqueViolation } from "#app/platform/db/violations.ts";
import { log } from "#app/platform/log.server.ts";
import { productContent } from "../editor/product-content.server.ts";
import {
  type BulkChange,
  type ChangedPrice,
  changedPrices,
  isTooDear,
  repriced,
} from "./bulk-changes.rules.ts";

/** "changed": a product was saved since. "lost": the collection is gone. "tooDear": a price would not fit. */
type Refusal = "changed" | "lost" | "tooDear";

/**
 * One version, after `version`.
 * @param seen the version that the editor saw: a change in per cent whose answer was lost must not be made twice.
 */
export async function changeProducts(
  editor: Editor,
  ids: readonly string[],
  change: BulkChange,
  seen: number,
): Promise<{ changed: number; version: number } | Refusal> {
  const { changed, result } = await writeProducts<number | Refusal>(editor, async (tx, watch) => {
    if (change.as === "price" && (await haveChangedSince(tx, productContent.entity, ids, seen)))
      return "changed";
    if (change.as === "move" && (await missingReferences(tx, productContent, placeOf(change))).length > 0)
      return "lost";
    const version = await latestVersion(tx);
    const states = await readStates(tx, productContent, ids);
    const written = [...states].map(([id, { all }]) => [id, changedFields(all, change)] as const);
    if (change.as === "price" && written.some(([, fields]) => isTooDear(fields))) return "tooDear";
    await watch(productContent, ...states.keys());
    for (const [id, fields] of written) await writeFields(tx, productContent, id, "all", fields);
    return version;
  });
  return typeof result === "string" ? result : { changed, version: result };
}

/** More would not be read; the rest is counted. */
const SHOWN_RUGS = 24;

export type PricePreview = {
  percent: number;
  ids: string[];
  /** Version that was read, for `changeProducts`. */
  seen: number;
  /** Without prices: sob consulta. */
  rugs: { id: string; name: string; prices: ChangedPrice[] }[];
};

/** What a change in per cent would make of the prices. Nothing is saved. */
export async function previewPrices(
  _editor: Editor,
  ids: readonly string[],
  percent: number,
): Promise<PricePreview | "tooDear"> {
  const seen = await latestVersion();
  const states = await readStates(db(), productContent, ids);
  const present = ids.filter((id) => states.has(id));
  if ([...states.values()].some(({ all }) => isTooDear({ ...all, ...repriced(all, percent) })))
    return "tooDear";
  const rugs = present.slice(0, SHOWN_RUGS).flatMap((id) => {
    const state = states.get(id);
    if (!state) return [];
    return [{ id, name: titleOf(productContent, state), prices: changedPrices(state.all, percent) }];
  });
  return { percent, ids: present, seen, rugs };
}

export type BulkPublished = {
  changed: number;
  /** How many of them had a draft. */
  drafted: number;
  /** Names of those that could not be published, or not whole, such as what has a date. */
  left: string[];
  before: number;
  after: number;
};

/** Shows rugs with what their drafts say, in all languages. Each on its own, so that a conflict stops only one. */
export async function publishProducts(editor: Editor, ids: readonly string[]): Promise<BulkPublished> {
  const before = await latestVersion();
  const drafts = await readDraftRows(db(), productContent, ids);
  const recorded: Recorded[] = [];
  const left: string[] = [];
  for (const id of ids) if (!(await publishProduct(editor, id, recorded))) left.push(id);
  log.info({ editor: editor.id, products: recorded.length, left: left.length }, "Products published in bulk");
  const states = await readStates(db(), productContent, left);
  return {
    changed: recorded.length,
    drafted: recorded.filter(({ id }) => hasDraft(drafts.get(id) ?? [])).length,
    left: [...states.values()].map((state) => titleOf(productContent, state)),
    before,
    after: await latestVersion(),
  };
}

async function publishProduct(editor: Editor, id: string, recorded: Recorded[]): Promise<boolean> {
  const baseVersion = baseVersionWith({ as: "publish", locales: REVISED_IN, keepsDates: true });
  if (await areDraftFilesMissing(productContent, id, REVISED_IN)) return false;
  const show: Work<void> = async (tx, watch) => {
    await watch(productContent, id);
    const isThere = (await readStates(tx, productContent, [id])).has(id);
    if (isThere) await writeFields(tx, productContent, id, "all", { active: true, withdrawnAt: null });
  };
  try {
    await withRevisions(editor, show, { baseVersion, recorded });
  } catch (error) {
    if (error instanceof ContentConflictError || isUniqueViolation(error)) return false;
    throw error;
  }
  return baseVersion.done.left.length + baseVersion.done.drafted.length === 0;
}

/** Brings the drafts back, too. False when something was saved after it. */
export async function undoProducts(
  editor: Editor,
  ids: readonly string[],
  { before, after }: { before: number; after: number },
): Promise<boolean> {
  const undone = await writeProducts(editor, async (tx, watch) => {
    if ((await latestVersion(tx)) !== after) return false;
    await watch(productContent, ...ids);
    const drafts = await readDraftRows(tx, productContent, ids);
    for (const id of ids) {
      const state = await stateAfter(tx, productContent, id, before);
      for (const locale of state ? REVISED_IN : [])
        await writeFields(tx, productContent, id, locale, state?.[locale] ?? {});
      const emptied = (drafts.get(id) ?? []).map(({ version }) => version).filter((one) => one > before);
      for (const version of new Set(emptied)) await restoreDrafts(tx, productContent, id, version);
    }
    return true;
  });
  return undone.result;
}

async function writeProducts<T>(
  editor: Editor,
  work: (tx: Transaction, watch: Watch) => Promise<T>,
): Promise<{ changed: number; result: T }> {
  const recorded: Recorded[] = [];
  const result = await withRevisions(editor, work, { recorded });
  log.info({ editor: editor.id, products: recorded.length }, "Products changed in bulk");
  return { changed: recorded.length, result };
}

const placeOf = ({ collectionId }: BulkChange & { as: "move" }): Fields => ({ collectionId });

function changedFields(facts: Fields, change: BulkChange): Fields {
  // What is out of the line keeps the page that says so.
  if (change.as === "hide") return { active: false };
  return change.as === "move" ? placeOf(change) : repriced(facts, change.percent);
}
