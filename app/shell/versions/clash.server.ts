import { namesOfSettings } from "#app/features/settings/setting-names.server.ts";
import type { Basis } from "#app/platform/basis.ts";
import { ContentClashError } from "#app/platform/db/versions.server.ts";
import { fieldLabel } from "./field-label.ts";
import { viewDifferences } from "./value-view.server.ts";
import type { ClashView } from "./value-view.ts";
import { versionsTexts } from "./versions.texts.ts";

/** What two people said of the same fields, for the one who saves later to choose from; null when something else went wrong. */
export async function clashIn(error: unknown): Promise<ClashView | null> {
  if (!(error instanceof ContentClashError)) return null;
  const { kind, clashes, version } = error;
  const differences = clashes.map(({ id, locale, field, theirs, mine }) => ({
    ...{ id, locale, field },
    before: theirs,
    after: mine,
  }));
  const isSettings = kind.entity === "site_settings";
  const names = isSettings ? await namesOfSettings(clashes.map(({ id }) => id)) : new Map<string, string>();
  const views = await viewDifferences(kind, differences);
  const fields = views.map((view, at) => {
    const id = differences[at]?.id ?? "";
    return { ...view, id, label: names.get(id) ?? view.label };
  });
  return { version, fields };
}

/** Says in the notice of a saving which changes of others stayed; the notice itself when there were none. */
export function withMerged<T extends { title: string; text?: string }>(toast: T, basis: Basis | undefined) {
  if (!basis || basis.merged.length === 0) return toast;
  const labels = new Set(basis.merged.map(({ field }) => fieldLabel("", field)));
  return { ...toast, text: versionsTexts.merged([...labels]) };
}
