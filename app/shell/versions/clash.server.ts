import type { Basis } from "#app/platform/basis.ts";
import { ContentClashError } from "#app/platform/db/revisions.server.ts";
import { newId } from "#app/platform/ids.ts";
import { viewDifferences } from "./value-view.server.ts";
import type { ClashView, TogetherAnswer } from "./value-view.ts";
import { fieldLabel, versionsTexts } from "./versions.texts.ts";

/** What two people said of the same fields, for the one who saves later to choose from; null when something else went wrong. */
export async function clashIn(error: unknown): Promise<ClashView | null> {
  if (!(error instanceof ContentClashError)) return null;
  const { kind, clashes, version } = error;
  const differences = clashes.map(({ locale, field, theirs, mine }) => ({
    ...{ locale, field },
    before: theirs,
    after: mine,
  }));
  return { version, fields: await viewDifferences(kind, differences) };
}

/** Something new each time that a saving kept what somebody else had changed: the editor then shows it. */
export const mergedOf = (basis: Basis | undefined): TogetherAnswer =>
  basis && basis.merged.length > 0 ? { merged: newId() } : {};

/** Says in the notice of a saving which changes of others stayed; the notice itself when there were none. */
export function withMerged<T extends { title: string; text?: string }>(toast: T, basis: Basis | undefined) {
  if (!basis || basis.merged.length === 0) return toast;
  const labels = new Set(basis.merged.map(({ field }) => fieldLabel("", field)));
  return { ...toast, text: versionsTexts.merged([...labels]) };
}
