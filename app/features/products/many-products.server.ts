import type { Editor } from "#app/features/accounts/guard.server.ts";
import { readStates, writeFields } from "#app/platform/db/content-rows.server.ts";
import type { Fields } from "#app/platform/db/content-state.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { type Recorded, recording } from "#app/platform/db/revisions.server.ts";
import { latestVersion, stateAfter } from "#app/platform/db/versions.server.ts";
import type { Watch } from "#app/platform/db/watching.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type ManyChange, repriced } from "./many-products.rules.ts";
import { productContent } from "./product-content.server.ts";
import { productsEdited } from "./product-edit.server.ts";

/** One version; `version` is the one before, for undoing. */
export async function changeProducts(
  editor: Editor,
  ids: readonly string[],
  change: ManyChange,
): Promise<{ changed: number; version: number }> {
  return writeProducts(editor, async (tx, watch) => {
    const version = await latestVersion(tx);
    const states = await readStates(tx, productContent, ids);
    await watch(productContent, ...states.keys());
    for (const [id, { all }] of states)
      await writeFields(tx, productContent, id, "all", changedFields(all, change));
    return version;
  });
}

/** False when something was saved after it. */
export async function undoProducts(
  editor: Editor,
  ids: readonly string[],
  version: number,
): Promise<boolean> {
  const undone = await writeProducts(editor, async (tx, watch) => {
    if ((await latestVersion(tx)) !== version + 1) return -1;
    await watch(productContent, ...ids);
    for (const id of ids) {
      const before = await stateAfter(tx, productContent, id, version);
      if (before) await writeFields(tx, productContent, id, "all", before.all);
    }
    return version;
  });
  return undone.version === version;
}

async function writeProducts(
  editor: Editor,
  work: (tx: Transaction, watch: Watch) => Promise<number>,
): Promise<{ changed: number; version: number }> {
  const recorded: Recorded[] = [];
  const version = await recording(editor, work, { recorded });
  await productsEdited(recorded);
  log.info({ editor: editor.id, products: recorded.length }, "Many products changed");
  return { changed: recorded.length, version };
}

function changedFields(facts: Fields, change: ManyChange): Fields {
  switch (change.as) {
    case "publish":
      return { active: true, withdrawnAt: null };
    case "move":
      return { collectionId: change.collectionId };
    default:
      return repriced(facts, change.percent);
  }
}
